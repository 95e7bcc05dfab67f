// The decision of a player of Dewan in the making: cards to take, a journey, a story, a tuck ...

import { Decision } from "../../../table/decision.svelte";
import { Glance } from "../../../table/glance";
import type { Places } from "../../../table/keys";
import type { GameEvent } from "../../../net/protocol";
import type { Drafted, Journey, Offer, Wish } from "../protocol";
import type { DewanGame } from "./context";
import { choiceOf, eventOf, journeyTo, NOTHING, pinned, routeOf, type Choice } from "./draft";

export type Mode = "turn" | "take" | "place";

export class DewanFlow extends Decision<Choice, DewanGame> {
  #wanted: { moves: number; mode: Mode } = $state.raw({ moves: -1, mode: "turn" });
  #drafted: Drafted | null = $state.raw(null);
  #answer: Promise<void> = Promise.resolve();
  readonly #glance = new Glance();
  hover: string | null = $state(null); // space under pointer or focus
  leg: number | null = $state(null); // the leg whose card is being changed

  constructor(game: DewanGame) {
    super(game, NOTHING);
  }

  readonly drafted: Drafted | null = $derived.by(() =>
    this.#drafted !== null && String(this.#drafted.route) === String(this.choice.route) ? this.#drafted : null,
  );
  /** The journey that would be made, with its payment. */
  readonly journey: Journey | null = $derived.by(() => {
    if (this.choice.route.length === 0) return null;
    if (this.drafted !== null) return this.drafted.journey;
    const proposed = journeyTo(this.offer?.journeys ?? [], this.choice.route.at(-1) ?? null);
    return proposed !== null && String(routeOf(proposed)) === String(this.choice.route) ? proposed : null;
  });
  /** The journey under the pointer, before it is chosen. */
  readonly preview: Journey | null = $derived.by(() => {
    if (this.hover === null || this.offer?.phase !== "turn" || this.hover === this.journey?.to) return null;
    return journeyTo(this.reachable, this.hover);
  });
  readonly shown: Journey | null = $derived.by(() => this.preview ?? this.journey);
  /** The journeys on offer: from anywhere, or going on from the route built so far. */
  readonly reachable: Journey[] = $derived.by(() =>
    this.choice.built ? (this.drafted?.onward ?? []) : (this.offer?.journeys ?? []),
  );
  readonly mode: Mode = $derived.by(() => {
    if (this.choice.route.length > 0) return "place";
    if (this.choice.slots.length > 0) return "take";
    return this.offer?.phase === "turn" && this.#wanted.moves === this.game.moves ? this.#wanted.mode : "turn";
  });
  /** The event that Confirm would send. */
  readonly event: GameEvent | null = $derived.by(() => eventOf(this.offer, this.choice, this.journey));

  override get canClear(): boolean {
    return this.canStepBack || this.mode !== "turn";
  }

  /** A route built space by space can go on from where it is complete. */
  override get holding(): boolean {
    return this.choice.built;
  }

  toQuestion(places: Places): void {
    const phase = this.offer?.phase;
    if (phase === "story" || (phase === "turn" && this.mode === "take")) places.market();
    else if (phase === "tuck" || phase === "fishing") places.hand();
    else if (phase !== undefined) places.map(this.choice.route.at(-1) ?? this.offer?.markers[0]?.space);
  }

  protected override turned(back: boolean): void {
    this.leg = null;
    if (back && this.isNothing(this.choice)) this.#aim("turn");
    if (back && this.choice.route.length > 0) this.#answer = this.#draft();
  }

  want(mode: Mode): void {
    if (this.offer?.phase !== "turn" || this.sending) return;
    if (mode !== this.mode && !this.isNothing(this.choice)) this.set({ ...NOTHING });
    this.#aim(mode);
  }

  /** The pointer or the focus is on a space, or on none. */
  glance(space: string | null, atOnce = false): void {
    this.#glance.at(() => (this.hover = space), this.journey !== null, atOnce);
  }

  pickSpace(space: string): void {
    const offer = this.ready();
    if (offer === null) return;
    if (offer.phase === "marker") {
      if (offer.markers.some((option) => option.space === space)) this.set({ ...NOTHING, marker: space });
      else this.#ask({ do: "marker", space });
    } else if (offer.phase === "turn") this.#travel(offer, space);
    else this.why.tell("dewan-table-not-here");
  }

  pickSlots(slots: number[]): void {
    const offer = this.ready();
    if (offer === null) return;
    if (offer.phase !== "turn") return this.why.tell("dewan-table-not-row");
    if (!offer.takes.some((take) => String(take.slots) === String(slots))) return this.#ask({ do: "take", slots });
    this.#aim("take");
    this.set({ ...NOTHING, slots });
  }

  pickStory(index: number | null): void {
    const offer = this.ready();
    if (offer === null) return;
    if (offer.stories.some((option) => option.index === index)) this.set({ ...NOTHING, story: index });
    else this.#ask({ do: "story", index });
  }

  pickHand(card: string): void {
    const offer = this.ready();
    if (offer === null) return;
    if (offer.phase === "tuck") this.#tuckCard(offer, card);
    else if (offer.phase === "fishing") this.#fishWith(offer, card);
    else if (this.journey !== null) this.#payWith(this.journey, card);
    else this.why.tell("dewan-table-not-hand");
  }

  prepare(event: GameEvent): boolean {
    const offer = this.ready();
    const choice = offer === null ? null : choiceOf(offer, event);
    if (choice === null) return false;
    if (choice.slots.length > 0) this.#aim("take");
    this.set(choice);
    if (choice.route.length > 0) this.#answer = this.#draft();
    return true;
  }

  /** One of the offer's tucks (a card's half, or none), by its place. */
  tuck(place: number): void {
    this.set({ ...NOTHING, card: this.offer?.tucks[place]?.card ?? null, tuck: place });
  }

  fish(place: number): void {
    this.set({ ...NOTHING, fish: place });
  }

  /** When the server has answered about the route so far. */
  settled(): Promise<void> {
    return this.#answer;
  }

  /** Another way to pay for the same route. */
  cycle(step: 1 | -1): void {
    const ways = this.drafted?.ways ?? 0;
    if (this.sending || this.journey === null || ways < 2) return;
    const way = (this.choice.way + step + ways) % ways;
    this.set({ ...this.choice, pins: [], way });
    this.#answer = this.#draft();
  }

  #ask(wish: Wish): void {
    void this.why.ask(wish);
  }

  #aim(mode: Mode): void {
    this.#wanted = { moves: this.game.moves, mode };
  }

  #travel(offer: Offer, space: string): void {
    const { route, built } = this.choice;
    const back = built ? route.indexOf(space) : -1;
    const onward = journeyTo(this.reachable, space);
    if (back >= 0) this.#walk(route.slice(0, back === route.length - 1 ? -1 : back + 1));
    else if (built && this.drafted?.nexts.includes(space)) this.#walk([...route, space]);
    else if (onward !== null) this.#walk(routeOf(onward), built);
    else if (offer.origins.includes(space)) this.#walk([space]);
    else if (built) this.#ask({ do: "enter", route, to: space });
    else this.#ask(this.#camp(space) ? { do: "origin", from: space } : { do: "place", to: space });
  }

  #camp(space: string): boolean {
    const view = this.game.view;
    return view?.map.spaces.some((other) => other.id === space && other.camp === view.seat) ?? false;
  }

  #walk(route: string[], built = true): void {
    if (route.length === 0) return this.clear();
    this.set({ ...NOTHING, route, built });
    this.#answer = this.#draft();
  }

  #tuckCard(offer: Offer, card: string): void {
    const places = offer.tucks.flatMap((option, place) => (option.card === card ? [place] : []));
    const [only] = places;
    if (places.length === 1 && only !== undefined) this.tuck(only);
    else if (places.length > 1) this.set({ ...NOTHING, card });
  }

  #fishWith(offer: Offer, card: string): void {
    const place = offer.fishing.findIndex((option) => option.card === card);
    if (place >= 0) this.fish(place);
  }

  /** A hand card is picked while a route is being paid: it pays for the chosen leg, or where it fits. */
  #payWith(journey: Journey, card: string): void {
    const paying = journey.legs.findIndex((leg) => leg.card === card);
    if (this.leg === null && paying >= 0) {
      this.leg = paying;
      return;
    }
    const fitting = journey.legs.findIndex((leg) => leg.options.includes(card));
    const leg = this.leg ?? fitting;
    if (leg >= 0 && journey.legs[leg]?.options.includes(card)) {
      this.set({ ...this.choice, pins: pinned(this.choice.pins, leg, card), way: 0 });
      this.#answer = this.#draft();
    } else this.#ask({ do: "pay", route: this.choice.route, leg: Math.max(leg, 0), card });
  }

  async #draft(): Promise<void> {
    const { route, pins, way } = this.choice;
    const drafted = await this.ask<Drafted>({ route, pins, way });
    if (drafted !== null) this.#drafted = drafted;
  }
}
