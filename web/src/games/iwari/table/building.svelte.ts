// A build in the making, piece by piece: what glows, what it would bring, what pays for it.

import { Decision } from "../../../table/decision.svelte";
import type { Build, Drafted, Piece, Spot } from "../protocol";
import { beginning, draftOf, isSame, modesOf, NOTHING, type Choice, type Mode } from "./choice";
import type { IwariGame } from "./context";
import { joined, marks, otherWay, paidOtherwise, payable, proposed, wayFor, without } from "./draft";
import { type Aim, aimOf, aimsOf, firstsOf, isBuilding, isSamePiece, type Open, placeFor, secondsOf, sourceOf, sourcesOf, tokensOf } from "./open";
import { placeOfPiece } from "../board/pieces";

export abstract class Building extends Decision<Choice, IwariGame> {
  #wanted: { moves: number; mode: Mode } = $state.raw({ moves: -1, mode: "build" });
  #answers: { moves: number; to: ReadonlyMap<string, Drafted> } = $state.raw({ moves: -1, to: new Map() });
  hover: string | null = $state(null); // place under pointer or focus
  opened: string | null = $state(null); // the territory, the connection or the road whose sheet is open

  constructor(game: IwariGame) {
    super(game, NOTHING);
  }

  readonly biomeOf = (card: string): string => this.game.components?.cards[card] ?? card;
  /** The cards of the seat looked from. */
  readonly hand: string[] = $derived.by(() => this.game.view?.seats[this.game.look ?? -1]?.hand ?? []);
  readonly spots: readonly Spot[] = $derived.by(() => this.game.components?.map.spots ?? []);

  /** What is chosen, or what leaves no choice. */
  readonly made: Choice = $derived.by(() => (this.isNothing(this.choice) ? beginning(this.offer) : this.choice));
  readonly mode: Mode = $derived.by(() => {
    if (this.choice.pieces.length > 0) return "build";
    if (this.choice.voids.length > 0) return "voids";
    const modes = modesOf(this.offer);
    const wanted = this.#wanted.moves === this.game.moves ? this.#wanted.mode : null;
    return wanted !== null && modes.includes(wanted) ? wanted : (modes[0] ?? "build");
  });
  readonly places: Open[] = $derived.by(() => firstsOf(this.offer, this.spots));
  /** The first piece alone, as the server answered about it: it knows what may come second. */
  readonly #first: Drafted | null = $derived.by(() => {
    const { pieces, cards } = this.choice;
    return this.#answer({ ...this.choice, pieces: pieces.slice(0, 1), cards: cards.slice(0, 1) });
  });
  readonly drafted: Drafted | null = $derived.by(() => this.#answer(this.choice));
  /** Where a second piece may go. */
  readonly nexts: Open[] = $derived.by(() => secondsOf(this.#first, this.spots));
  /** The build that would be made. */
  readonly build: Build | null = $derived.by(() => {
    const [first, second] = this.made.pieces;
    if (first === undefined) return null;
    if (this.drafted !== null) return this.drafted.build;
    const place = placeFor(second === undefined ? this.places : this.nexts, second ?? first);
    const cards = this.made.cards.at(-1) ?? [];
    if (place === null) return null;
    if (second === undefined) return proposed(place, cards);
    return this.#first === null ? null : joined(this.#first.build, place, cards);
  });
  /** What the next pick can place. */
  readonly aims: Aim[] = $derived.by(() => (this.choice.pieces.length === 2 ? [] : aimsOf([...this.places, ...this.nexts])));
  readonly aim: Aim = $derived.by(() => (this.aims.includes(this.choice.aim) ? this.choice.aim : (this.aims[0] ?? "piece")));
  /** The territory whose places alone glow: looked at closely, just explored, or where a ruin must go. */
  readonly near: string | null = $derived.by(() => {
    if (this.choice.near !== null || this.offer === null) return this.choice.near;
    return this.offer.ruins.length > 0 ? (this.places[0]?.territory ?? null) : (this.game.view?.exploring ?? null);
  });
  /** What glows, for the first piece or for a second one in the same territory, before a source or a token is picked. */
  readonly #aimed: Open[] = $derived.by(() => {
    const { pieces, held } = this.choice;
    if (this.mode !== "build" || pieces.length === 2 || this.choice.explore !== null) return [];
    const seconds = this.nexts.filter((place) => aimOf(place.piece) === this.aim);
    if (pieces.length === 1 && isBuilding(this.offer?.phase) && (seconds.length > 0 || this.aim === "piece")) return seconds;
    const first = payable(this.places, pieces.length === 0 ? held : [], this.biomeOf).filter((place) => aimOf(place.piece) === this.aim);
    return first.filter((place) => this.near === null || moves(this.aim) || place.territory === this.near);
  });
  /** What can be taken up to be moved. */
  readonly sources: string[] = $derived.by(() => sourcesOf(this.#aimed));
  /** What is taken up: picked, or the only thing there is. */
  readonly source: string | null = $derived.by(() => {
    if (this.choice.from !== null && this.sources.includes(this.choice.from)) return this.choice.from;
    return this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  });
  /** The places that glow. */
  readonly open: Open[] = $derived.by(() =>
    this.#aimed.filter(({ piece }) => {
      if (sourceOf(piece) !== null) return sourceOf(piece) === this.source;
      return this.choice.token === null || (piece.piece === "contested" && piece.token === this.choice.token);
    }),
  );
  /** The contested tokens that can be brought to one of their areas. */
  readonly tokens: string[] = $derived.by(() => tokensOf(this.#aimed));
  /** What a place under the pointer would bring, before it is chosen. */
  readonly preview: Build | null = $derived.by(() => {
    const place = this.open.find((each) => placeOfPiece(each.piece, this.spots) === this.hover);
    if (place === undefined || place.event === null || this.choice.pieces.some((piece) => isSamePiece(piece, place.piece))) return null;
    const first = this.nexts.includes(place) ? (this.build?.pieces ?? []) : [];
    const cards = wayFor(place, this.#spare(), this.biomeOf);
    const shown = { piece: place.piece, cards, ways: place.ways };
    return { pieces: [...first, shown], event: place.event, gains: place.gains };
  });
  readonly shown: Build | null = $derived.by(() => this.preview ?? this.build);
  /** The hand cards that pay, with the number of their piece. */
  readonly marks: Record<string, number> = $derived.by(() => {
    return marks(this.hand, this.shown?.pieces.map((piece) => piece.cards) ?? [], this.choice.held, this.biomeOf);
  });

  override get holding(): boolean {
    return isBuilding(this.offer?.phase) && this.choice.pieces.length === 1 && (this.drafted === null || this.nexts.length > 0);
  }

  override get canClear(): boolean {
    return this.canStepBack || this.#leads;
  }

  /** Is this another way of acting than the first that is offered? */
  get #leads(): boolean {
    return this.mode !== (modesOf(this.offer)[0] ?? "build");
  }

  isNothing(choice: Choice): boolean {
    return isSame(choice, NOTHING);
  }

  want(mode: Mode): void {
    if (!modesOf(this.offer).includes(mode) || this.sending) return;
    if (!this.isNothing(this.choice)) this.set(NOTHING);
    this.#wanted = { moves: this.game.moves, mode };
  }

  override clear(): void {
    super.clear();
    if (!this.sending) this.#wanted = { moves: -1, mode: "build" };
  }

  override undo(): void {
    if (!this.sending && this.#leads && this.isNothing(this.choice)) this.clear();
    else super.undo();
  }

  /** Mean to place something else with the next pick; once more: one's own pieces again. */
  take(aim: Aim): void {
    if (this.sending || !this.aims.includes(aim)) return;
    const next = aim === this.aim && this.aims[0] !== undefined ? this.aims[0] : aim;
    if (next !== this.aim) this.set({ ...this.choice, aim: next, from: null, token: null, explore: null });
  }

  /** Is this piece chosen, with no room for another one? A second totem may stand on the first. */
  has(piece: Piece): boolean {
    const { pieces } = this.choice;
    return pieces.some((each) => isSamePiece(each, piece)) && (pieces.length === 2 || placeFor(this.nexts, piece) === null);
  }

  /** Another way to pay for a piece; by default for the last one. */
  cycle(step: 1 | -1, piece = this.choice.pieces.length - 1): void {
    const way = this.build === null || this.sending ? null : otherWay(this.build, piece, step);
    if (this.build === null || way === null) return;
    this.#pay(this.build.pieces.map((paid, place) => (place === piece ? way : paid.cards)));
  }

  protected begin(place: Open): void {
    const { held } = this.choice;
    this.set({ ...NOTHING, held, pieces: [place.piece], cards: [wayFor(place, held, this.biomeOf)] });
  }

  protected join(place: Open): void {
    const [first] = this.choice.pieces;
    const [paid] = this.choice.cards;
    if (first === undefined || paid === undefined) return;
    const spare = without(this.choice.held, paid, this.biomeOf);
    const build = { pieces: [first, place.piece], cards: [paid, wayFor(place, spare, this.biomeOf)] };
    this.set({ ...NOTHING, held: this.choice.held, ...build });
  }

  protected payWith(build: Build, card: string): void {
    const piece = this.marks[card];
    const cards = paidOtherwise(build, card, piece === undefined ? null : piece - 1, this.biomeOf);
    if (cards !== null) this.#pay(cards);
    else if (piece !== undefined) this.why.tell("iwari-web-one-way");
    else void this.why.ask({ do: "pay", pieces: this.choice.pieces, cards: [...this.choice.cards.slice(0, -1), [card]] });
  }

  protected override turned(): void {
    if (this.choice.pieces.length > 0 && this.drafted === null && isBuilding(this.offer?.phase)) void this.#ask();
  }

  #pay(cards: string[][]): void {
    this.set({ ...this.choice, held: [], cards });
  }

  /** Picked cards that do not pay for anything yet. */
  #spare(): string[] {
    return without(this.choice.held, this.choice.cards.flat(), this.biomeOf);
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

/** Is something moved that has to be taken up first? */
function moves(aim: Aim): boolean {
  return aim === "void_totem" || aim === "move";
}
