// The decision of this player in the making: a build piece by piece, a swap, a card drawn, a deed's pawn.

import { Decision } from "../../../table/decision.svelte";
import type { GameEvent } from "../../../net/protocol";
import type { Places } from "../../../table/keys";
import { placeOf } from "../board/places";
import type { Build, Drafted, Offer, Piece, Place } from "../protocol";
import type { IwariGame } from "./context";
import {
  beginning,
  draftOf,
  earned,
  eventOf,
  forCard,
  isSame,
  isSamePiece,
  joined,
  marks,
  NOTHING,
  otherWay,
  paidOtherwise,
  payable,
  placeFor,
  placeOfPiece,
  proposed,
  wayFor,
  without,
  type Choice,
} from "./draft";

const GLANCE = 40; // ms over a place until it is shown
const GLANCE_CHOSEN = 260; // the same while another one is chosen, so that crossing the map changes nothing

export type Mode = "build" | "swap";

export class IwariFlow extends Decision<Choice, IwariGame> {
  #wanted: { moves: number; mode: Mode } = $state.raw({ moves: -1, mode: "build" });
  #answers: { moves: number; to: ReadonlyMap<string, Drafted> } = $state.raw({ moves: -1, to: new Map() });
  #glance = 0;
  hover: string | null = $state(null); // place under pointer or focus
  opened: string | null = $state(null); // the territory or connection whose sheet is open

  constructor(game: IwariGame) {
    super(game, NOTHING);
  }

  readonly biomeOf = (card: string): string => this.game.components?.cards[card] ?? card;

  /** What is chosen, or what leaves no choice. */
  readonly made: Choice = $derived.by(() => (this.isNothing(this.choice) ? beginning(this.offer) : this.choice));
  readonly mode: Mode = $derived.by(() => {
    if (this.choice.pieces.length > 0 || this.offer?.phase !== "turn") return "build";
    return this.#wanted.moves === this.game.moves ? this.#wanted.mode : "build";
  });
  readonly places: Place[] = $derived.by(() => this.offer?.places ?? []);
  /** The first piece alone, as the server answered about it: it knows what may come second. */
  readonly #first: Drafted | null = $derived.by(() => {
    const { pieces, cards } = this.choice;
    return this.#answer({ ...this.choice, pieces: pieces.slice(0, 1), cards: cards.slice(0, 1) });
  });
  readonly drafted: Drafted | null = $derived.by(() => this.#answer(this.choice));
  /** Where a second piece may go. */
  readonly nexts: Place[] = $derived.by(() => this.#first?.nexts ?? []);
  /** The build that would be made. */
  readonly build: Build | null = $derived.by(() => {
    const [first, second] = this.choice.pieces;
    if (first === undefined) return null;
    if (this.drafted !== null) return this.drafted.build;
    const place = placeFor(second === undefined ? this.places : this.nexts, second ?? first);
    const cards = this.choice.cards.at(-1) ?? [];
    if (place === null) return null;
    if (second === undefined) return proposed(place, cards);
    return this.#first === null ? null : joined(this.#first.build, place, cards);
  });
  /** The places that glow: for the first piece, or for a second one in the same territory. */
  readonly open: Place[] = $derived.by(() => {
    if (this.mode === "swap") return [];
    if (this.choice.pieces.length === 2) return [];
    if (this.choice.pieces.length === 1) return this.nexts;
    const { near, held } = this.choice;
    return payable(this.places, held, this.biomeOf).filter((place) => near === null || place.territory === near);
  });
  /** What a place under the pointer would bring, before it is chosen. */
  readonly preview: Build | null = $derived.by(() => {
    const place = this.open.find((each) => placeOfPiece(each.piece) === this.hover);
    if (place === undefined || this.choice.pieces.some((piece) => isSamePiece(piece, place.piece))) return null;
    const spare = this.#spare();
    const cards = wayFor(place, spare, this.biomeOf);
    const shown = { piece: place.piece, cards, ways: place.ways };
    return { pieces: [...(this.build?.pieces ?? []), shown], event: place.event, gains: place.gains };
  });
  readonly shown: Build | null = $derived.by(() => this.preview ?? this.build);
  readonly event: GameEvent | null = $derived.by(() => eventOf(this.offer, this.made, this.build, this.biomeOf));
  /** The hand cards that pay, with the number of their piece. */
  readonly marks: Record<string, number> = $derived.by(() => {
    const hand = this.game.view?.seats[this.game.look ?? -1]?.hand ?? [];
    return marks(hand, this.shown?.pieces.map((piece) => piece.cards) ?? [], this.choice.held, this.biomeOf);
  });
  /** The deed whose pawn is being placed. */
  readonly pawn: string | null = $derived.by(() => {
    if (this.offer === null || this.offer.deeds.length === 0) return null;
    const chosen = this.made.deed === null ? null : (this.offer.deeds[this.made.deed]?.deed ?? null);
    return chosen ?? this.made.pawn ?? earned(this.offer)[0] ?? null;
  });

  override get holding(): boolean {
    return this.choice.pieces.length === 1 && (this.drafted === null || this.nexts.length > 0);
  }

  override get canClear(): boolean {
    return this.canStepBack || this.mode === "swap";
  }

  isNothing(choice: Choice): boolean {
    return isSame(choice, NOTHING);
  }

  want(mode: Mode): void {
    if (this.offer?.phase !== "turn" || this.sending) return;
    if (!this.isNothing(this.choice)) this.set(NOTHING);
    this.#wanted = { moves: this.game.moves, mode };
  }

  override clear(): void {
    super.clear();
    if (!this.sending) this.#wanted = { moves: -1, mode: "build" };
  }

  override undo(): void {
    if (!this.sending && this.mode === "swap" && this.isNothing(this.choice)) this.clear();
    else super.undo();
  }

  toQuestion(places: Places): void {
    const phase = this.offer?.phase;
    if (phase === "refill" || phase === "draft") places.market();
    else if (this.mode === "swap" || (this.offer?.discards.length ?? 0) > 0) places.hand();
    else if (phase !== undefined) places.map(this.#likely());
  }

  /** The pointer or the focus is on a place, or on none. */
  glance(place: string | null, atOnce = false): void {
    clearTimeout(this.#glance);
    if (atOnce) this.hover = place;
    else this.#glance = window.setTimeout(() => (this.hover = place), this.build ? GLANCE_CHOSEN : GLANCE);
  }

  /** Is this piece chosen, with no room for another one? A second totem may stand on the first. */
  has(piece: Piece): boolean {
    const { pieces } = this.choice;
    return pieces.some((each) => isSamePiece(each, piece)) && (pieces.length === 2 || placeFor(this.nexts, piece) === null);
  }

  /** Somebody wants a piece there; false: it is a thing to look at. */
  pickPiece(piece: Piece): boolean {
    const offer = this.offer;
    if (offer === null || this.sending || !["turn", "third"].includes(offer.phase)) return false;
    const { pieces } = this.choice;
    const second = pieces.length > 0 ? placeFor(this.nexts, piece) : null;
    const first = placeFor(this.places, piece);
    if (this.has(piece)) return true;
    if (second !== null) this.#join(second);
    else if (first !== null) this.#begin(first);
    if (second !== null || first !== null) this.opened = null;
    else void this.why.ask({ do: "place", piece, after: pieces });
    return true;
  }

  /** A territory or a connection: the pawn goes there if it is asked for; false: it is a thing to look at. */
  pickTarget(target: { territory: string | null; connection: number | null }): boolean {
    const offer = this.offer;
    const deed = this.pawn;
    if (offer === null || deed === null || this.sending) return false;
    const fits = ({ territory, connection }: Offer["deeds"][number]) => territory === target.territory && connection === target.connection;
    const same = offer.deeds.findIndex((option) => option.deed === deed && fits(option));
    const place = same >= 0 ? same : offer.deeds.findIndex(fits);
    if (place >= 0) this.set({ ...NOTHING, pawn: this.choice.pawn, deed: place });
    else void this.why.ask({ do: "deed", deed, ...target });
    return true;
  }

  /** Open the sheet of a territory or connection; of the open one: close it. */
  look(place: string | null): void {
    this.opened = place === this.opened ? null : place;
  }

  /** Come near a territory to build in it; false: nothing can be built there, or it is near already. */
  approach(territory: string): boolean {
    const { near, pieces } = this.choice;
    const open = payable(this.places, this.choice.held, this.biomeOf).some((place) => place.territory === territory);
    if (!open || near === territory || pieces.length > 0 || this.mode === "swap" || this.sending) return false;
    this.set({ ...this.choice, near: territory });
    return true;
  }

  /** Several deeds are earned at once: this one's pawn first. */
  choosePawn(deed: string): void {
    if (this.offer !== null && earned(this.offer).includes(deed)) this.set({ ...NOTHING, pawn: deed });
  }

  pickDraw(index: number | null): void {
    const offer = this.ready();
    if (offer === null) return;
    if (!offer.draws.some((draw) => draw.index === index)) void this.why.ask({ do: "draw", index });
    else if (this.made.draw === index) this.confirm();
    else this.set({ ...NOTHING, draw: index });
  }

  pickHand(card: string): void {
    const offer = this.ready();
    if (offer === null) return;
    if (offer.discards.length > 0) this.#single(offer.discards, card);
    else if (this.mode === "swap") this.#single(offer.swaps, card);
    else if (this.build !== null) this.#payWith(this.build, card);
    else if (offer.phase === "turn" || offer.phase === "third") this.#hold(card);
    else this.why.tell("iwari-web-not-hand");
  }

  /** Another way to pay for a piece; by default for the last one. */
  cycle(step: 1 | -1, piece = this.choice.pieces.length - 1): void {
    const way = this.build === null || this.sending ? null : otherWay(this.build, piece, step);
    if (this.build === null || way === null) return;
    this.#pay(this.build.pieces.map((paid, place) => (place === piece ? way : paid.cards)));
  }

  protected override turned(): void {
    if (this.choice.pieces.length > 0 && this.drafted === null) void this.#ask();
  }

  #likely(): string | null {
    const chosen = this.choice.pieces[0] ?? this.open[0]?.piece;
    const deed = this.offer?.deeds.find((option) => option.deed === this.pawn);
    if (deed) return deed.territory === null ? placeOf("connection", deed.connection ?? 0) : placeOf("territory", deed.territory);
    const territory = chosen === undefined ? undefined : this.#territoryOf(chosen);
    return territory === undefined ? null : placeOf("territory", territory);
  }

  #territoryOf(piece: Piece): string | undefined {
    return placeFor([...this.places, ...this.nexts], piece)?.territory;
  }

  /** Picked cards that do not pay for anything yet. */
  #spare(): string[] {
    return without(this.choice.held, this.choice.cards.flat(), this.biomeOf);
  }

  #begin(place: Place): void {
    const { held } = this.choice;
    this.set({ ...NOTHING, held, pieces: [place.piece], cards: [wayFor(place, held, this.biomeOf)] });
  }

  #join(place: Place): void {
    const [first] = this.choice.pieces;
    const [paid] = this.choice.cards;
    if (first === undefined || paid === undefined) return;
    const spare = without(this.choice.held, paid, this.biomeOf);
    this.set({ ...this.choice, pieces: [first, place.piece], cards: [paid, wayFor(place, spare, this.biomeOf)] });
  }

  #hold(card: string): void {
    const { held } = this.choice;
    const next = held.includes(card) ? held.filter((other) => other !== card) : [...held, card];
    this.set({ ...NOTHING, near: this.choice.near, held: next });
  }

  #single(options: readonly { card: string; event: GameEvent }[], card: string): void {
    if (forCard(options, card, this.biomeOf) !== null) this.set({ ...NOTHING, card });
    else void this.why.ask({ do: "swap", card });
  }

  #payWith(build: Build, card: string): void {
    const piece = this.marks[card];
    const cards = paidOtherwise(build, card, piece === undefined ? null : piece - 1, this.biomeOf);
    if (cards !== null) this.#pay(cards);
    else if (piece !== undefined) this.why.tell("iwari-web-one-way");
    else void this.why.ask({ do: "pay", pieces: this.choice.pieces, cards: [...this.choice.cards.slice(0, -1), [card]] });
  }

  #pay(cards: string[][]): void {
    this.set({ ...this.choice, held: [], cards });
  }

  #answer(choice: Choice): Drafted | null {
    if (choice.pieces.length === 0 || this.#answers.moves !== this.game.moves) return null;
    return this.#answers.to.get(JSON.stringify(draftOf(choice))) ?? null;
  }

  async #ask(): Promise<void> {
    const { moves } = this.game;
    const draft = draftOf(this.choice);
    const drafted = await this.ask<Drafted>(draft);
    if (drafted === null) return;
    const before = this.#answers.moves === moves ? this.#answers.to : [];
    this.#answers = { moves, to: new Map([...before, [JSON.stringify(draft), drafted]]) };
  }
}
