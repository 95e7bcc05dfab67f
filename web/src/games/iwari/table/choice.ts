// What has been chosen of a decision, before it is confirmed: plain values, so that every step can be taken back.

import type { GameEvent } from "../../../net/protocol";
import type { Build, Draft, Offer, Piece } from "../protocol";
import { forCard, type BiomeOf } from "./draft";
import type { Aim } from "./pieces";

export interface Choice {
  near: string | null; // the territory looked at closely on a small screen: only its places glow
  held: string[]; // hand cards picked before any place: only what they can pay glows
  pieces: Piece[]; // of a build, in order
  cards: string[][]; // by piece: what pays for it
  aim: Aim; // what the next pick on the map places
  from: string | null; // where the void totem is taken up: a territory, or the centre
  token: string | null; // the contested token whose two areas are looked at
  explore: string | null; // the territory whose tokens are to be turned up
  card: string | null; // to be swapped, or discarded for the third tribe
  draw: number | null | undefined; // place in the display; null: the deck, unseen; undefined: none chosen
  pawn: string | null; // the deed whose pawn is placed first, if several are earned
  deed: number | null; // place in the offer's deeds
  storm: boolean | null; // does it move?
  walk: boolean | null; // is the walking totem's connection scored now?
}

export const NOTHING: Choice = {
  near: null,
  held: [],
  pieces: [],
  cards: [],
  aim: "piece",
  from: null,
  token: null,
  explore: null,
  card: null,
  draw: undefined,
  pawn: null,
  deed: null,
  storm: null,
  walk: null,
};

/** What is chosen before the player has chosen anything: whatever leaves no choice. */
export function beginning(offer: Offer | null): Choice {
  if (offer === null) return NOTHING;
  const [draw, ...draws] = offer.draws;
  if (draw !== undefined && draws.length === 0) return { ...NOTHING, draw: draw.index };
  return offer.deeds.length === 1 ? { ...NOTHING, deed: 0 } : NOTHING;
}

export function isSame(one: Choice, other: Choice): boolean {
  return JSON.stringify(one) === JSON.stringify(other) && one.draw === other.draw;
}

/** The question to the server about a choice. */
export function draftOf(choice: Choice): Draft {
  return { pieces: choice.pieces, cards: choice.cards };
}

/** The deeds that are earned, each once. */
export function earned(offer: Offer): string[] {
  return [...new Set(offer.deeds.map((option) => option.deed))];
}

/** Does this leave the deed's pawn off the map? (IM5, IM6) */
export function isDeclined(option: Offer["deeds"][number]): boolean {
  return option.territory === null && option.connection === null;
}

/** The event that would be sent for a choice; null while it is not complete. */
export function eventOf(offer: Offer | null, choice: Choice, build: Build | null, biomeOf: BiomeOf): GameEvent | null {
  if (offer === null) return null;
  if (offer.draws.length > 0) return offer.draws.find((option) => option.index === choice.draw)?.event ?? null;
  if (offer.deeds.length > 0) return choice.deed === null ? null : (offer.deeds[choice.deed]?.event ?? null);
  if (offer.storm) return choice.storm === null ? null : choice.storm ? offer.storm.move : offer.storm.stay;
  if (offer.walk) return choice.walk === null ? null : choice.walk ? offer.walk.score : offer.walk.not;
  if (choice.pieces.length > 0) return build?.event ?? null;
  if (choice.explore !== null) return offer.explores.find((option) => option.territory === choice.explore)?.event ?? null;
  if (choice.card !== null) return forCard([...offer.swaps, ...offer.discards], choice.card, biomeOf)?.event ?? null;
  return offer.pass;
}
