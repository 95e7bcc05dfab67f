// The decision being made, before it is confirmed: plain values, so that every step can be taken back.

import type { GameEvent } from "../../../net/protocol";
import { isSameEvent } from "../../../table/event";
import type { Journey, Offer, Space } from "../protocol";

export interface Choice {
  slots: number[]; // of the row, to take
  story: number | null | undefined; // null: the stack, unseen; undefined: none chosen
  tuck: number | null; // place in the offer's tucks
  card: string | null; // to be tucked: its half is not chosen yet
  marker: string | null;
  fish: number | null; // place in the offer's fishing
  route: string[];
  built: boolean; // space by space, and not by its destination
  pins: (string | null)[];
  way: number;
}

export const NOTHING: Choice = {
  slots: [],
  story: undefined,
  tuck: null,
  card: null,
  marker: null,
  fish: null,
  route: [],
  built: false,
  pins: [],
  way: 0,
};

/** The element after (or before) `current` in a list, around its ends. */
export function beside<T>(list: readonly T[], current: T | null, step: 1 | -1): T | null {
  const at = current === null ? -1 : list.indexOf(current);
  if (at < 0) return list.at(step === 1 ? 0 : -1) ?? null;
  return list[(at + step + list.length) % list.length] ?? null;
}

/** The journey to a space, if the list has one. */
export function journeyTo(journeys: readonly Journey[], space: string | null): Journey | null {
  return journeys.find((journey) => journey.to === space) ?? null;
}

/** The route of a journey, origin first. */
export function routeOf(journey: Journey): string[] {
  return (journey.event.route as string[] | undefined) ?? [];
}

/** A pin on one leg of a payment, leaving the others as they are; the same card again takes it off. */
export function pinned(pins: readonly (string | null)[], leg: number, card: string): (string | null)[] {
  const next = Array.from({ length: Math.max(pins.length, leg + 1) }, (_, place) => pins[place] ?? null);
  next[leg] = next[leg] === card ? null : card;
  return next;
}

/** The spaces in the order arrows go over them: from left to right, from top to bottom. */
export function inReadingOrder(ids: readonly string[], spaces: readonly Space[]): string[] {
  const at = new Map(spaces.map((space) => [space.id, space]));
  const key = (id: string) => (at.get(id)?.q ?? 0) * 100 + (at.get(id)?.r ?? 0);
  return [...ids].sort((one, other) => key(one) - key(other));
}

/** The event that would be sent for a choice; null while it is not complete. */
export function eventOf(offer: Offer | null, choice: Choice, journey: Journey | null): GameEvent | null {
  if (offer === null) return null;
  if (offer.phase === "story") return offer.stories.find((option) => option.index === choice.story)?.event ?? null;
  if (offer.phase === "tuck") return choice.tuck === null ? null : (offer.tucks[choice.tuck]?.event ?? null);
  if (offer.phase === "marker") return offer.markers.find((option) => option.space === choice.marker)?.event ?? null;
  if (offer.phase === "fishing") return choice.fish === null ? null : (offer.fishing[choice.fish]?.event ?? null);
  if (choice.route.length > 0) return journey?.event ?? null;
  if (choice.slots.length > 0) {
    return offer.takes.find((take) => String(take.slots) === String(choice.slots))?.event ?? null;
  }
  return offer.pass;
}

/** The choice that an event comes from; null: it is not on offer. Of a journey the server says whether it can be. */
export function choiceOf(offer: Offer, event: GameEvent): Choice | null {
  const at = (options: readonly { event: GameEvent }[]) => options.findIndex((option) => isSameEvent(option.event, event));
  const [story, tuck, fish] = [at(offer.stories), at(offer.tucks), at(offer.fishing)];
  if (story >= 0) return { ...NOTHING, story: offer.stories[story]?.index };
  if (tuck >= 0) return { ...NOTHING, card: offer.tucks[tuck]?.card ?? null, tuck };
  if (fish >= 0) return { ...NOTHING, fish };
  const marker = offer.markers[at(offer.markers)];
  if (marker !== undefined) return { ...NOTHING, marker: marker.space };
  const take = offer.takes[at(offer.takes)];
  if (take !== undefined) return { ...NOTHING, slots: take.slots };
  if (offer.phase === "turn" && event.do === "place") return { ...NOTHING, route: event.route as string[], pins: event.pay as string[] };
  return offer.pass !== null && event.do === "pass" ? NOTHING : null;
}

/** Anchors of what a decision is about. */
export function placesOf(event: GameEvent): string[] {
  if (event.do === "place") return (event.route as string[]).slice(-1).map((space) => `space-${space}`);
  if (event.do === "marker") return [`space-${String(event.space)}`];
  if (event.do === "take") return (event.slots as number[]).map((slot) => `row-${slot}`);
  if (event.do === "story") return [event.from === "row" ? `story-${Number(event.index)}` : "stack"];
  return typeof event.card === "string" ? [`hand-${event.card}`] : [];
}
