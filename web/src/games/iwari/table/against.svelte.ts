// What is decided in a game against the void besides builds (IV): void cards, skipping, the order of an infection, the
// territory where the void acts, the free piece of a settlement, pieces that move.

import type { Offer } from "../protocol";
import { NOTHING, voidsOf, type Mode } from "./choice";
import { Building } from "./building.svelte";
import { forCard } from "./draft";
import { aimOf, isPlacing, sourceOf } from "./open";

const VOID = "void"; // the biome of void cards

export abstract class Against extends Building {
  /** The void cards in hand. */
  readonly voidCards: string[] = $derived.by(() => this.hand.filter((card) => this.biomeOf(card) === VOID));
  /** What the void cards picked so far would bring. */
  readonly voids: Offer["voids"][number] | null = $derived.by(() => (this.offer === null ? null : voidsOf(this.offer, this.made.voids.length)));

  /** Take up something that moves: a void totem of a territory or of the centre, or an own piece where it stands; once
   * more: put it back. false: nothing to take up. */
  pickSource(from: string): boolean {
    if (this.offer === null || this.sending || !isPlacing(this.offer.phase)) return false;
    const { choice } = this;
    const movable = [...this.places, ...this.nexts].find(({ piece }) => sourceOf(piece) === from);
    if (movable === undefined) return false;
    const aim = aimOf(movable.piece);
    const back = this.aim === aim && choice.from === from;
    this.set({ ...choice, aim, from: back ? null : from, token: null, explore: null });
    return true;
  }

  override want(mode: Mode): void {
    super.want(mode);
    if (mode === "voids" && this.offer?.voids.length === 1) this.playVoids(1);
  }

  /** Play so many void cards. */
  playVoids(count: number): void {
    const offer = this.ready();
    if (offer === null || voidsOf(offer, count) === null || this.choice.voids.length === count) return;
    this.set({ ...NOTHING, voids: this.voidCards.slice(0, count) });
  }

  /** A void card of the hand: it is played too, or not. */
  protected pickVoid(offer: Offer, card: string): void {
    const { voids } = this.choice;
    const next = voids.includes(card) ? voids.filter((other) => other !== card) : [...voids, card];
    if (offer.voids.length === 0) this.why.tell(offer.phase === "refill" ? "iwari-web-void-card-later" : "iwari-web-void-card-not-now");
    else this.set({ ...NOTHING, voids: next });
  }

  /** A card of a complete biome keeps the void from acting (IV9). */
  protected pickSkip(offer: Offer, card: string): void {
    if (forCard(offer.skips, card, this.biomeOf) !== null) this.set({ ...NOTHING, card });
    else void this.why.ask({ do: "skip", card });
  }

  /** No card of the hand keeps the void from acting: why not. */
  whyNoSkip(): boolean {
    const card = this.hand.find((each) => !this.voidCards.includes(each));
    if (card !== undefined) void this.why.ask({ do: "skip", card });
    return card !== undefined;
  }

  /** Which territory an infection comes to first (IV5). */
  chooseOrder(place: number): void {
    if (this.ready()?.orders[place] !== undefined) this.set({ ...NOTHING, order: place });
  }

  /** Where the void acts after its settlement (IV8). */
  chooseTarget(place: number): void {
    if (this.ready()?.targets[place] !== undefined) this.set({ ...NOTHING, target: place });
  }

  /** No free piece (IV8). */
  declineFree(): void {
    if (this.ready()?.free && !this.choice.decline) this.set({ ...NOTHING, decline: true });
  }

  /** A territory as the answer to a question of the void; false: nothing of that kind is asked. */
  protected answerWith(offer: Offer, territory: string | null): boolean {
    const order = offer.orders.findIndex(({ territories }) => territories[0] === territory);
    const target = offer.targets.findIndex((each) => each.territory === territory);
    if (order >= 0) this.chooseOrder(order);
    else if (target >= 0) this.chooseTarget(target);
    return order >= 0 || target >= 0;
  }
}
