// What is decided in a game against the void besides builds (IV): void cards, skipping, the order of an infection, the
// territory where the void acts, the free piece of a settlement.

import type { Offer } from "../protocol";
import type { Building, Deciding } from "./building.svelte";
import { NOTHING, voidsOf } from "./choice";
import { forCard } from "./draft";

const VOID = "void"; // the biome of void cards

export class Against {
  readonly #decision: Deciding;
  readonly #building: Building;

  constructor(decision: Deciding, building: Building) {
    this.#decision = decision;
    this.#building = building;
  }

  /** The void cards in hand. */
  readonly voidCards: string[] = $derived.by(() => this.#building.hand.filter((card) => this.#building.biomeOf(card) === VOID));
  /** What the void cards picked so far would bring. */
  readonly voids: Offer["voids"][number] | null = $derived.by(() => (this.#decision.offer === null ? null : voidsOf(this.#decision.offer, this.#decision.made.voids.length)));

  /** Play so many void cards. */
  playVoids(count: number): void {
    const offer = this.#decision.ready();
    if (offer === null || voidsOf(offer, count) === null || this.#decision.choice.voids.length === count) return;
    this.#decision.set({ ...NOTHING, voids: this.voidCards.slice(0, count) });
  }

  /** A void card of the hand: it is played too, or not. */
  pickVoid(offer: Offer, card: string): void {
    const { voids } = this.#decision.choice;
    const next = voids.includes(card) ? voids.filter((other) => other !== card) : [...voids, card];
    if (offer.voids.length === 0) this.#decision.why.tell(offer.phase === "refill" ? "iwari-web-void-card-later" : "iwari-web-void-card-not-now");
    else this.#decision.set({ ...NOTHING, voids: next });
  }

  /** A card of a complete biome keeps the void from acting (IV9). */
  pickSkip(offer: Offer, card: string): void {
    if (forCard(offer.skips, card, this.#building.biomeOf) !== null) this.#decision.set({ ...NOTHING, card });
    else void this.#decision.why.ask({ do: "skip", card });
  }

  /** No card of the hand keeps the void from acting: why not. */
  whyNoSkip(): boolean {
    const card = this.#building.hand.find((each) => !this.voidCards.includes(each));
    if (card !== undefined) void this.#decision.why.ask({ do: "skip", card });
    return card !== undefined;
  }

  /** Which territory an infection comes to first (IV5). */
  chooseOrder(place: number): void {
    if (this.#decision.ready()?.orders[place] !== undefined) this.#decision.set({ ...NOTHING, order: place });
  }

  /** Where the void acts after its settlement (IV8). */
  chooseTarget(place: number): void {
    if (this.#decision.ready()?.targets[place] !== undefined) this.#decision.set({ ...NOTHING, target: place });
  }

  /** No free piece (IV8). */
  declineFree(): void {
    if (this.#decision.ready()?.free && !this.#decision.choice.decline) this.#decision.set({ ...NOTHING, decline: true });
  }

  /** A territory as the answer to a question of the void; false: nothing of that kind is asked. */
  answerWith(offer: Offer, territory: string | null): boolean {
    const order = offer.orders.findIndex(({ territories }) => territories[0] === territory);
    const target = offer.targets.findIndex((each) => each.territory === territory);
    if (order >= 0) this.chooseOrder(order);
    else if (target >= 0) this.chooseTarget(target);
    return order >= 0 || target >= 0;
  }
}
