// What has been chosen of a decision, before it is confirmed: plain values, so that every step can be taken back.

import type { GameEvent } from "../../../net/protocol";
import { isSameEvent } from "../../../table/event";
import type { Build, Draft, Offer, Piece } from "../protocol";
import { forCard, type BiomeOf } from "./draft";
import type { Aim } from "./open";

export interface Choice {
  near: string | null; // the territory looked at closely on a small screen: only its places glow
  held: string[]; // hand cards picked before any place: only what they can pay glows
  pieces: Piece[]; // of a build, in order
  cards: string[][]; // by piece: what pays for it
  aim: Aim; // what the next pick on the map places
  from: string | null; // what is taken up to be moved: a void totem by its territory or "centre", an own piece by its place
  token: string | null; // the contested token whose two areas are looked at
  explore: string | null; // the territory whose tokens are to be turned up
  card: string | null; // to be swapped, to be discarded for another tribe, or to keep the void from acting
  draw: number | null | undefined; // place in the display; null: the deck, unseen; undefined: none chosen
  pawn: string | null; // the deed whose pawn is placed first, if several are earned
  deed: number | null; // place in the offer's deeds
  storm: boolean | null; // does it move?
  walk: boolean | null; // is the walking totem's connection scored now?
  voids: string[]; // void cards of the hand that are to be played (IV3)
  order: number | null; // place in the offer's orders
  target: number | null; // place in the offer's targets
  decline: boolean; // no free piece
}

/** The ways to act that a phase leaves open. */
export type Mode = "build" | "swap" | "voids" | "skip";

/** Those on offer, the first one first. */
export function modesOf(offer: Offer | null): Mode[] {
  if (offer?.phase === "turn") return ["build", "swap"];
  if (offer?.phase !== "void") return ["build"];
  const ways: [Mode, number][] = [["build", offer.places.length], ["voids", offer.voids.length], ["skip", offer.skips.length]];
  return ways.flatMap(([mode, count]) => (count > 0 ? [mode] : []));
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
  voids: [],
  order: null,
  target: null,
  decline: false,
};

/** What is chosen before the player has chosen anything: whatever leaves no choice. */
export function beginning(offer: Offer | null): Choice {
  if (offer === null) return NOTHING;
  const [draw, ...draws] = offer.draws;
  if (draw !== undefined && draws.length === 0 && offer.voids.length === 0) return { ...NOTHING, draw: draw.index };
  const [played, ...more] = offer.voids;
  if (played !== undefined && more.length === 0 && modesOf(offer)[0] === "voids") return { ...NOTHING, voids: played.cards };
  if (offer.targets.length === 1) return { ...NOTHING, target: 0 };
  const [ruin, ...ruins] = offer.ruins;
  if (ruin !== undefined && ruins.length === 0) return { ...NOTHING, pieces: [{ piece: "tent", spot: ruin.spot }], cards: [[]] };
  return offer.deeds.length === 1 ? { ...NOTHING, deed: 0 } : NOTHING;
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

/** What playing so many void cards would be. */
export function voidsOf(offer: Offer, count: number): Offer["voids"][number] | null {
  return offer.voids.find(({ cards }) => cards.length === count) ?? null;
}

/** The choice that an event comes from; null: it is not on offer. Of a build the server says whether it can be. */
export function choiceOf(offer: Offer, event: GameEvent, voids: readonly string[]): Choice | null {
  const at = (options: readonly { event: GameEvent }[]) => options.findIndex((option) => isSameEvent(option.event, event));
  const single = at([...offer.swaps, ...offer.discards, ...offer.skips]) >= 0;
  if (single) return { ...NOTHING, card: String(event.card) };
  if (event.do === "draw") return { ...NOTHING, draw: event.from === "display" ? Number(event.index) : null };
  if (event.do === "deed") return chosenAt(at(offer.deeds), (deed) => ({ ...NOTHING, deed }));
  if (event.do === "order") return chosenAt(at(offer.orders), (order) => ({ ...NOTHING, order }));
  if (event.do === "target") return chosenAt(at(offer.targets), (target) => ({ ...NOTHING, target }));
  if (event.do === "explore") return chosenAt(at(offer.explores), () => ({ ...NOTHING, explore: String(event.territory) }));
  if (event.do === "storm") return offer.storm ? { ...NOTHING, storm: event.move === true } : null;
  if (event.do === "walk") return offer.walk ? { ...NOTHING, walk: event.score === true } : null;
  if (event.do === "void") return { ...NOTHING, voids: voids.slice(0, (event.cards as string[]).length) };
  if (event.do === "free" && event.piece === null) return { ...NOTHING, decline: true };
  const pieces = placedBy(event);
  if (pieces.length > 0) return { ...NOTHING, pieces, cards: (event.cards as string[][] | undefined) ?? pieces.map(() => []) };
  return offer.pass !== null && event.do === "pass" ? NOTHING : null;
}

/** The pieces that a decision places, of which the spot of a ruin is one. */
export function placedBy(event: GameEvent): Piece[] {
  if (event.do === "build") return event.pieces as Piece[];
  if (event.do === "ruin") return [{ piece: "tent", spot: String(event.spot) }];
  return event.do === "free" && event.piece !== null ? [event.piece as Piece] : [];
}

function chosenAt(place: number, make: (place: number) => Choice): Choice | null {
  return place < 0 ? null : make(place);
}

/** The event that would be sent for a choice; null while it is not complete. */
export function eventOf(offer: Offer | null, choice: Choice, build: Build | null, biomeOf: BiomeOf): GameEvent | null {
  if (offer === null) return null;
  if (choice.voids.length > 0) return voidsOf(offer, choice.voids.length)?.event ?? null;
  if (offer.orders.length > 0) return choice.order === null ? null : (offer.orders[choice.order]?.event ?? null);
  if (offer.targets.length > 0) return choice.target === null ? null : (offer.targets[choice.target]?.event ?? null);
  if (choice.decline) return offer.free?.decline ?? null;
  if (offer.draws.length > 0) return offer.draws.find((option) => option.index === choice.draw)?.event ?? null;
  if (offer.deeds.length > 0) return choice.deed === null ? null : (offer.deeds[choice.deed]?.event ?? null);
  if (offer.storm) return choice.storm === null ? null : choice.storm ? offer.storm.move : offer.storm.stay;
  if (offer.walk) return choice.walk === null ? null : choice.walk ? offer.walk.score : offer.walk.not;
  if (choice.pieces.length > 0) return build?.event ?? null;
  if (choice.explore !== null) return offer.explores.find((option) => option.territory === choice.explore)?.event ?? null;
  if (choice.card !== null) return forCard([...offer.swaps, ...offer.discards, ...offer.skips], choice.card, biomeOf)?.event ?? null;
  return offer.pass;
}
