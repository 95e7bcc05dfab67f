// A build being made: what its cards can pay for, and what it is until the server has answered about it.

import type { Build, Territory } from "../protocol";
import type { Open } from "./open";

/** The biome of a card: cards of one biome are alike. */
export type BiomeOf = (card: string) => string;

function count(cards: readonly string[], biomeOf: BiomeOf): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(biomeOf(card), (counts.get(biomeOf(card)) ?? 0) + 1);
  return counts;
}

/** Cards as a code for NAMES: 2*tundra desert. */
export function codeOf(cards: readonly string[], biomeOf: BiomeOf): string {
  return [...count(cards, biomeOf)].map(([biome, many]) => (many > 1 ? `${many}*${biome}` : biome)).join(" ");
}

/** Can these cards pay that way? */
export function pays(held: readonly string[], way: readonly string[], biomeOf: BiomeOf): boolean {
  const have = count(held, biomeOf);
  return [...count(way, biomeOf)].every(([biome, needed]) => (have.get(biome) ?? 0) >= needed);
}

/** The way to pay that the picked cards allow; the proposed one where they allow none. */
export function wayFor(place: Pick<Open, "ways">, held: readonly string[], biomeOf: BiomeOf): string[] {
  return place.ways.find((way) => held.length > 0 && pays(held, way, biomeOf)) ?? place.ways[0] ?? [];
}

/** The places that the picked cards can pay for; all, where none are picked. */
export function payable(places: readonly Open[], held: readonly string[], biomeOf: BiomeOf): Open[] {
  if (held.length === 0) return [...places];
  return places.filter((place) => place.ways.some((way) => pays(held, way, biomeOf)));
}

/** What is left of the picked cards when some of the same biomes are paid. */
export function without(held: readonly string[], paid: readonly string[], biomeOf: BiomeOf): string[] {
  const gone = count(paid, biomeOf);
  return held.filter((card) => {
    const left = gone.get(biomeOf(card)) ?? 0;
    gone.set(biomeOf(card), left - 1);
    return left <= 0;
  });
}

/** A territory with what can be placed in it. */
export interface OpenLand {
  territory: string;
  biome: string;
  tents: number; // spots the piece can go on
  totem: boolean; // or a void totem
  cost: number; // cards for the cheapest piece
  explores: boolean; // its tokens have to be turned up first
}

/** The territories where something can be placed, or that can be explored, in the order of the map. */
export function landsOpen(places: readonly Open[], territories: readonly Territory[], explores: readonly string[] = []): OpenLand[] {
  return territories.flatMap(({ id, biome }): OpenLand[] => {
    const here = places.filter((place) => place.territory === id);
    const totems = here.filter(({ piece }) => piece.piece === "totem" || piece.piece === "void_totem").length;
    const cost = Math.min(...here.map((place) => place.ways[0]?.length ?? 0));
    if (explores.includes(id)) return [{ territory: id, biome, tents: 0, totem: false, cost: 0, explores: true }];
    return here.length === 0 ? [] : [{ territory: id, biome, tents: here.length - totems, totem: totems > 0, cost, explores: false }];
  });
}

/** A build of one piece as its place proposes it, until the server has answered about it. */
export function proposed(place: Open, cards: readonly string[]): Build | null {
  if (place.event === null || String(cards) !== String(place.ways[0])) return null;
  const first = { piece: place.piece, cards: [...cards], ways: place.ways };
  return { pieces: [first], event: place.event, gains: place.gains };
}

/** One piece added to an answered build, as its place proposes it. */
export function joined(build: Build, place: Open, cards: readonly string[]): Build | null {
  const second = proposed(place, cards);
  return second === null ? null : { ...second, pieces: [...build.pieces, ...second.pieces] };
}

/** The hand cards that pay, with the number of their piece; of equal cards the picked ones pay. */
export function marks(hand: readonly string[], paid: readonly string[][], held: readonly string[], biomeOf: BiomeOf): Record<string, number> {
  const marked: Record<string, number> = {};
  paid.forEach((cards, place) => {
    for (const card of cards) {
      const alike = hand.filter((other) => biomeOf(other) === biomeOf(card) && !(other in marked));
      const chosen = alike.find((other) => held.includes(other)) ?? alike.find((other) => other === card) ?? alike[0];
      if (chosen !== undefined) marked[chosen] = place + 1;
    }
  });
  return marked;
}

/** Other cards for a build when one of the hand is picked: `piece` is the one it pays for now, or null.
 * A card that pays makes way for others; one that does not comes in where it can. */
export function paidOtherwise(build: Build, card: string, piece: number | null, biomeOf: BiomeOf): string[][] | null {
  const cards = build.pieces.map((each) => each.cards);
  const change = (place: number, way: string[]) => cards.map((old, each) => (each === place ? way : old));
  if (piece !== null) {
    const next = otherWay(build, piece, 1);
    return next === null ? null : change(piece, next);
  }
  for (let place = build.pieces.length - 1; place >= 0; place--) {
    const way = build.pieces[place]?.ways.find((each) => each.some((paying) => biomeOf(paying) === biomeOf(card)));
    if (way !== undefined && String(way) !== String(cards[place])) return change(place, way);
  }
  return null;
}

/** The next way to pay for a piece of a build; null if there is but one. */
export function otherWay(build: Build, piece: number, step: 1 | -1): string[] | null {
  const paid = build.pieces[piece];
  if (paid === undefined || paid.ways.length < 2) return null;
  const at = paid.ways.findIndex((way) => String(way) === String(paid.cards));
  return paid.ways[(at + step + paid.ways.length) % paid.ways.length] ?? null;
}

/** An option for a card: for the card itself, or for one like it. */
export function forCard<Option extends { card: string }>(
  options: readonly Option[],
  card: string | null,
  biomeOf: BiomeOf,
): Option | null {
  if (card === null) return null;
  const same = options.find((option) => option.card === card);
  return same ?? options.find((option) => biomeOf(option.card) === biomeOf(card)) ?? null;
}
