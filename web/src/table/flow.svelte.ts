// The decision of this player in the making. Nothing of it leaves the browser before Confirm, and
// everything can be taken back step by step. What is possible is always the server's word.

import { Declined } from "../net/api";
import type { Drafted, GameEvent, Journey, Message, Offer } from "../net/protocol";
import { eventOf, isNothing, journeyTo, NOTHING, pinned, routeOf, type Choice } from "./draft";
import type { TableGame } from "./game.svelte";
import { Post } from "./post.svelte";
import { WhyNot } from "./why.svelte";

const GLANCE = 40; // ms over a space until its journey is shown
const GLANCE_CHOSEN = 260; // the same while another one is chosen, so that crossing the map changes nothing

interface Kept {
  moves: number; // drafts are about one position
  choice: Choice;
  past: Choice[];
}

export type Mode = "turn" | "take" | "place";

export class Flow {
  readonly game: TableGame;
  readonly why: WhyNot;
  readonly post = new Post();
  #kept: Kept = $state.raw({ moves: -1, choice: NOTHING, past: [] });
  #wanted: { moves: number; mode: Mode } = $state.raw({ moves: -1, mode: "turn" });
  #drafted: Drafted | null = $state.raw(null);
  #asked = 0;
  #answer: Promise<void> = Promise.resolve();
  #glance = 0;
  hover: string | null = $state(null); // space under pointer or focus
  leg: number | null = $state(null); // the leg whose card is being changed
  refusal: { message: Message; rule: string | null } | null = $state.raw(null);

  constructor(game: TableGame) {
    this.game = game;
    this.why = new WhyNot(game.live);
  }

  readonly offer: Offer | null = $derived.by(() => this.game.offer);
  readonly choice: Choice = $derived.by(() =>
    this.#kept.moves === this.game.moves && this.offer !== null ? this.#kept.choice : NOTHING,
  );
  readonly past: Choice[] = $derived.by(() => (this.#kept.moves === this.game.moves ? this.#kept.past : []));
  readonly sending: boolean = $derived.by(() => this.post.position === this.game.moves);
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
  readonly canStepBack: boolean = $derived.by(() => this.past.length > 0 || !isNothing(this.choice));
  readonly canUndo: boolean = $derived.by(() => !this.sending && (this.canStepBack || this.game.canUndo));

  want(mode: Mode): void {
    if (this.offer?.phase !== "turn" || this.sending) return;
    if (mode !== this.mode && !isNothing(this.choice)) this.#set({ ...NOTHING });
    this.#aim(mode);
  }

  /** The pointer or the focus is on a space, or on none. */
  glance(space: string | null, at_once = false): void {
    clearTimeout(this.#glance);
    if (at_once) this.hover = space;
    else this.#glance = window.setTimeout(() => (this.hover = space), this.journey ? GLANCE_CHOSEN : GLANCE);
  }

  pickSpace(space: string): void {
    const offer = this.#ready();
    if (offer === null) return;
    if (offer.phase === "marker") {
      if (offer.markers.some((option) => option.space === space)) this.#set({ ...NOTHING, marker: space });
      else void this.why.ask({ do: "marker", space });
    } else if (offer.phase === "turn") this.#travel(offer, space);
    else this.why.tell("web-table-not-here");
  }

  pickSlots(slots: number[]): void {
    const offer = this.#ready();
    if (offer === null) return;
    if (offer.phase !== "turn") return this.why.tell("web-table-not-row");
    if (!offer.takes.some((take) => String(take.slots) === String(slots))) return void this.why.ask({ do: "take", slots });
    this.#aim("take");
    this.#set({ ...NOTHING, slots });
  }

  pickStory(index: number | null): void {
    const offer = this.#ready();
    if (offer === null) return;
    if (offer.stories.some((option) => option.index === index)) this.#set({ ...NOTHING, story: index });
    else void this.why.ask({ do: "story", index });
  }

  pickHand(card: string): void {
    const offer = this.#ready();
    if (offer === null) return;
    if (offer.phase === "tuck") this.#tuckCard(offer, card);
    else if (offer.phase === "fishing") this.#fishWith(offer, card);
    else if (this.journey !== null) this.#payWith(this.journey, card);
    else this.why.tell("web-table-not-hand");
  }

  /** One of the offer's tucks (a card's half, or none), by its place. */
  tuck(place: number): void {
    this.#set({ ...NOTHING, card: this.offer?.tucks[place]?.card ?? null, tuck: place });
  }

  fish(place: number): void {
    this.#set({ ...NOTHING, fish: place });
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
    this.#set({ ...this.choice, pins: [], way });
    this.#answer = this.#draft();
  }

  /** Take back the last step; after that, the last confirmed decision if it may be. */
  undo(): void {
    if (this.sending) return;
    this.leg = null;
    this.why.forget();
    const past = this.past;
    if (this.canStepBack) {
      this.#kept = { moves: this.game.moves, choice: past.at(-1) ?? NOTHING, past: past.slice(0, -1) };
      if (isNothing(this.choice)) this.#aim("turn");
      if (this.choice.route.length > 0) this.#answer = this.#draft();
    } else if (this.game.canUndo) void this.#send((number) => this.game.live.undo(number));
  }

  /** Take back everything of this draft. */
  clear(): void {
    if (this.sending) return;
    this.leg = null;
    this.#aim("turn");
    this.#kept = { moves: this.game.moves, choice: NOTHING, past: [] };
  }

  confirm(): void {
    const event = this.event;
    if (event !== null && !this.sending) void this.#send((number) => this.game.live.decide(number, event));
  }

  async #send(ask: (number: number) => Promise<unknown>): Promise<void> {
    this.refusal = null;
    const refused = await this.post.send(this.game.moves, () => ask(this.game.live.last));
    // When the line is gone (status 0) the move is kept; a refused one comes back to the hand.
    if (refused === null || refused.status === 0) return;
    this.clear();
    this.refusal = { message: refused.reason, rule: refused.rule };
  }

  #aim(mode: Mode): void {
    this.#wanted = { moves: this.game.moves, mode };
  }

  #set(choice: Choice): void {
    this.refusal = null;
    this.why.forget();
    this.leg = null;
    this.#kept = { moves: this.game.moves, choice, past: [...this.past, this.choice] };
  }

  #ready(): Offer | null {
    if (this.sending) return null;
    if (this.offer === null && !this.game.busy && this.game.result === null) this.why.tell("web-table-not-now");
    return this.offer;
  }

  #travel(offer: Offer, space: string): void {
    const { route, built } = this.choice;
    const back = built ? route.indexOf(space) : -1;
    const onward = journeyTo(this.reachable, space);
    if (back >= 0) this.#walk(route.slice(0, back === route.length - 1 ? -1 : back + 1));
    else if (built && this.drafted?.nexts.includes(space)) this.#walk([...route, space]);
    else if (onward !== null) this.#walk(routeOf(onward), built);
    else if (offer.origins.includes(space)) this.#walk([space]);
    else if (built) void this.why.ask({ do: "enter", route, to: space });
    else void this.why.ask(this.#camp(space) ? { do: "origin", from: space } : { do: "place", to: space });
  }

  #camp(space: string): boolean {
    const view = this.game.view;
    return view?.map.spaces.some((other) => other.id === space && other.camp === view.seat) ?? false;
  }

  #walk(route: string[], built = true): void {
    if (route.length === 0) return this.clear();
    this.#set({ ...NOTHING, route, built });
    this.#answer = this.#draft();
  }

  #tuckCard(offer: Offer, card: string): void {
    const places = offer.tucks.flatMap((option, place) => (option.card === card ? [place] : []));
    const [only] = places;
    if (places.length === 1 && only !== undefined) this.tuck(only);
    else if (places.length > 1) this.#set({ ...NOTHING, card });
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
      this.#set({ ...this.choice, pins: pinned(this.choice.pins, leg, card), way: 0 });
      this.#answer = this.#draft();
    } else void this.why.ask({ do: "pay", route: this.choice.route, leg: Math.max(leg, 0), card });
  }

  async #draft(): Promise<void> {
    const asked = ++this.#asked;
    const { route, pins, way } = this.choice;
    try {
      const drafted = await this.game.live.draft({ route, pins, way });
      if (asked === this.#asked) this.#drafted = drafted;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (asked !== this.#asked || error.status === 0) return;
      this.undo();
      this.refusal = { message: error.reason, rule: error.rule };
    }
  }
}
