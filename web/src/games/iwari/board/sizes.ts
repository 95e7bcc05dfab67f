// How large things are drawn at a scale: legible far away, not in the way near by.

const WORDS = 11; // pixels of the smallest word
const DIGITS = 10.3; // of the smallest number on a sign
const LARGEST = 1.3; // times the mock-up's size: badges grow no further when one goes near
const TENT = 28; // map units
const SMALL = 0.56; // pixels per map unit: below this, as on a phone, words are small so that they find room
const SMALL_WORDS = 9.2;
const SMALL_DIGITS = 9.2;
const ROOMY_WORDS = [WORDS, 10]; // where there is room
const FAR = 0.34; // below this, the map is an overview without names and numbers

export interface Sizes {
  scale: number; // pixels per map unit
  far: boolean; // an overview: small badges, no names, no numbers of connections
  badge: number; // factor of MajorityBadges, names and tags
  roomy: readonly number[]; // larger ones for badges and names that find room for it, the largest first
  sign: number; // factor of connection badges, mountains and pawns
  tent: number; // factor of tents and spots
  line: number; // factor of lines that must not get thinner than a pixel
}

const BADGE_TEXT = 12; // map units of the smallest text on a MajorityBadge
const SIGN_TEXT = 12;

/** In steps of 2%, so that a smooth zoom does not draw everything again at every frame. */
export function sizesAt(exact: number): Sizes {
  const scale = Math.exp(Math.round(Math.log(Math.max(exact, 0.05)) * 50) / 50);
  const near = Math.min(1, LARGEST / scale);
  const [words, digits] = scale < SMALL ? [SMALL_WORDS, SMALL_DIGITS] : [WORDS, DIGITS];
  return {
    scale,
    far: scale < FAR,
    badge: Math.max(words / (BADGE_TEXT * scale), near),
    roomy: words < WORDS && scale >= FAR ? ROOMY_WORDS.map((size) => size / (BADGE_TEXT * scale)) : [],
    sign: scale < FAR ? Math.min(0.46 / scale, 1.1) : Math.max(digits / (SIGN_TEXT * scale), near),
    tent: Math.max(1, Math.min(1.35, 18 / (TENT * scale))) * Math.min(1, 1.7 / scale),
    line: Math.max(1, Math.min(1.8, 0.8 / scale)),
  };
}
