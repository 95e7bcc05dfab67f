// Cards and stories as codes for the Fluent function NAMES (see language/names.ts).

import type { Components, Half, Need } from "../protocol";

/** A card's halves as a code: forest.berry, water.crystal/desert. */
export function codeOf(halves: readonly Half[]): string {
  return halves.map((half) => (half.symbol ? `${half.terrain}.${half.symbol}` : half.terrain)).join("/");
}

/** A card by its id as a code. */
export function cardCode(components: Components, card: string): string {
  return codeOf(components.cards[card]?.halves ?? []);
}

/** What a story asks for as a code: 2*forest pigment. */
export function needsCode(needs: Readonly<Record<string, number>>): string {
  return Object.entries(needs)
    .map(([symbol, count]) => (count > 1 ? `${count}*${symbol}` : symbol))
    .join(" ");
}

/** Needs without progress, for a story nobody holds. */
export function plainNeeds(needs: Readonly<Record<string, number>>): Need[] {
  return Object.entries(needs).map(([symbol, need]) => ({ symbol, need, have: 0 }));
}
