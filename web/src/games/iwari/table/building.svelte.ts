// A build in the making, piece by piece: what glows, what it would bring, what pays for it.

import type { WhyNot } from "../../../table/why.svelte";
import { placeOfPiece } from "../board/pieces";
import type { Build, Drafted, Offer, Piece, Spot } from "../protocol";
import { draftOf, NOTHING, type Choice, type Mode } from "./choice";
import type { IwariGame } from "./context";
import { joined, marks, otherWay, paidOtherwise, payable, proposed, wayFor, without } from "./draft";
import { type Aim, aimOf, aimsOf, firstsOf, isBuilding, isPlacing, isSamePiece, type Open, placeFor, secondsOf, sourceOf, sourcesOf, tokensOf } from "./open";

/** What the parts of a decision ask of the whole. */
export interface Deciding {
  readonly game: IwariGame;
  readonly offer: Offer | null;
  readonly choice: Choice;
  readonly made: Choice; // what is chosen, or what leaves no choice
  readonly mode: Mode;
  readonly sending: boolean;
  readonly why: WhyNot;
  set(choice: Choice): void;
  ready(): Offer | null; // the offer, if it can be answered now
  ask<Answer>(draft: unknown): Promise<Answer | null>;
}

export class Building {
  readonly #decision: Deciding;
  #answers: { moves: number; to: ReadonlyMap<string, Drafted> } = $state.raw({ moves: -1, to: new Map() });
  hover: string | null = $state(null); // place under pointer or focus

  constructor(decision: Deciding) {
    this.#decision = decision;
  }

  readonly biomeOf = (card: string): string => this.#decision.game.components?.cards[card] ?? card;
  /** The cards of the seat looked from. */
  readonly hand: string[] = $derived.by(() => this.#decision.game.view?.seats[this.#decision.game.viewer ?? -1]?.hand ?? []);
  readonly spots: readonly Spot[] = $derived.by(() => this.#decision.game.components?.map.spots ?? []);

  readonly places: Open[] = $derived.by(() => firstsOf(this.#decision.offer, this.spots));
  /** The first piece alone, as the server answered about it: it knows what may come second. */
  readonly #first: Drafted | null = $derived.by(() => {
    const { pieces, cards } = this.#decision.choice;
    return this.#answer({ ...this.#decision.choice, pieces: pieces.slice(0, 1), cards: cards.slice(0, 1) });
  });
  readonly drafted: Drafted | null = $derived.by(() => this.#answer(this.#decision.choice));
  /** Where a second piece may go. */
  readonly nexts: Open[] = $derived.by(() => secondsOf(this.#first, this.spots));
  /** The build that would be made. */
  readonly build: Build | null = $derived.by(() => {
    const [first, second] = this.#decision.made.pieces;
    if (first === undefined) return null;
    if (this.drafted !== null) return this.drafted.build;
    const place = placeFor(second === undefined ? this.places : this.nexts, second ?? first);
    const cards = this.#decision.made.cards.at(-1) ?? [];
    if (place === null) return null;
    if (second === undefined) return proposed(place, cards);
    return this.#first === null ? null : joined(this.#first.build, place, cards);
  });
  /** What the next pick can place. */
  readonly aims: Aim[] = $derived.by(() => (this.#decision.choice.pieces.length === 2 ? [] : aimsOf([...this.places, ...this.nexts])));
  readonly aim: Aim = $derived.by(() => (this.aims.includes(this.#decision.choice.aim) ? this.#decision.choice.aim : (this.aims[0] ?? "piece")));
  /** The territory whose places alone glow: looked at closely, just explored, or where a ruin must go. */
  readonly near: string | null = $derived.by(() => {
    if (this.#decision.choice.near !== null || this.#decision.offer === null) return this.#decision.choice.near;
    return this.#decision.offer.ruins.length > 0 ? (this.places[0]?.territory ?? null) : (this.#decision.game.view?.exploring ?? null);
  });
  /** What glows, for the first piece or for a second one in the same territory, before a source or a token is picked. */
  readonly #aimed: Open[] = $derived.by(() => {
    const { pieces, held } = this.#decision.choice;
    if (this.#decision.mode !== "build" || pieces.length === 2 || this.#decision.choice.explore !== null) return [];
    const seconds = this.nexts.filter((place) => aimOf(place.piece) === this.aim);
    if (pieces.length === 1 && isBuilding(this.#decision.offer?.phase) && (seconds.length > 0 || this.aim === "piece")) return seconds;
    const first = payable(this.places, pieces.length === 0 ? held : [], this.biomeOf).filter((place) => aimOf(place.piece) === this.aim);
    return first.filter((place) => this.near === null || moves(this.aim) || place.territory === this.near);
  });
  /** What can be taken up to be moved. */
  readonly sources: string[] = $derived.by(() => sourcesOf(this.#aimed));
  /** What is taken up: picked, or the only thing there is. */
  readonly source: string | null = $derived.by(() => {
    if (this.#decision.choice.from !== null && this.sources.includes(this.#decision.choice.from)) return this.#decision.choice.from;
    return this.sources.length === 1 ? (this.sources[0] ?? null) : null;
  });
  /** The places that glow. */
  readonly open: Open[] = $derived.by(() =>
    this.#aimed.filter(({ piece }) => {
      if (sourceOf(piece) !== null) return sourceOf(piece) === this.source;
      return this.#decision.choice.token === null || (piece.piece === "contested" && piece.token === this.#decision.choice.token);
    }),
  );
  /** The contested tokens that can be brought to one of their areas. */
  readonly tokens: string[] = $derived.by(() => tokensOf(this.#aimed));
  /** What a place under the pointer would bring, before it is chosen. */
  readonly preview: Build | null = $derived.by(() => {
    const place = this.open.find((each) => placeOfPiece(each.piece, this.spots) === this.hover);
    if (place === undefined || place.event === null || this.#decision.choice.pieces.some((piece) => isSamePiece(piece, place.piece))) return null;
    const first = this.nexts.includes(place) ? (this.build?.pieces ?? []) : [];
    const cards = wayFor(place, this.#spare(), this.biomeOf);
    const shown = { piece: place.piece, cards, ways: place.ways };
    return { pieces: [...first, shown], event: place.event, gains: place.gains };
  });
  readonly shown: Build | null = $derived.by(() => this.preview ?? this.build);
  /** The hand cards that pay, with the number of their piece. */
  readonly marks: Record<string, number> = $derived.by(() => {
    return marks(this.hand, this.shown?.pieces.map((piece) => piece.cards) ?? [], this.#decision.choice.held, this.biomeOf);
  });

  /** Is a piece chosen to which another one may be joined? */
  get goesOn(): boolean {
    return isBuilding(this.#decision.offer?.phase) && this.#decision.choice.pieces.length === 1 && (this.drafted === null || this.nexts.length > 0);
  }

  /** Mean to place something else with the next pick; once more: one's own pieces again. */
  take(aim: Aim): void {
    if (this.#decision.sending || !this.aims.includes(aim)) return;
    const next = aim === this.aim && this.aims[0] !== undefined ? this.aims[0] : aim;
    if (next !== this.aim) this.#decision.set({ ...this.#decision.choice, aim: next, from: null, token: null, explore: null });
  }

  /** Take up something that moves: a void totem of a territory or of the centre, or an own piece where it stands; once
   * more: put it back. false: nothing to take up. */
  pickSource(from: string): boolean {
    if (this.#decision.offer === null || this.#decision.sending || !isPlacing(this.#decision.offer.phase)) return false;
    const { choice } = this.#decision;
    const movable = [...this.places, ...this.nexts].find(({ piece }) => sourceOf(piece) === from);
    if (movable === undefined) return false;
    const aim = aimOf(movable.piece);
    const back = this.aim === aim && choice.from === from;
    this.#decision.set({ ...choice, aim, from: back ? null : from, token: null, explore: null });
    return true;
  }

  /** Is this piece chosen, with no room for another one? A second totem may stand on the first. */
  has(piece: Piece): boolean {
    const { pieces } = this.#decision.choice;
    return pieces.some((each) => isSamePiece(each, piece)) && (pieces.length === 2 || placeFor(this.nexts, piece) === null);
  }

  /** Another way to pay for a piece; by default for the last one. */
  cycle(step: 1 | -1, piece = this.#decision.choice.pieces.length - 1): void {
    const way = this.build === null || this.#decision.sending ? null : otherWay(this.build, piece, step);
    if (this.build === null || way === null) return;
    this.#pay(this.build.pieces.map((paid, place) => (place === piece ? way : paid.cards)));
  }

  begin(place: Open): void {
    const { held } = this.#decision.choice;
    this.#decision.set({ ...NOTHING, held, pieces: [place.piece], cards: [wayFor(place, held, this.biomeOf)] });
  }

  join(place: Open): void {
    const [first] = this.#decision.choice.pieces;
    const [paid] = this.#decision.choice.cards;
    if (first === undefined || paid === undefined) return;
    const spare = without(this.#decision.choice.held, paid, this.biomeOf);
    const build = { pieces: [first, place.piece], cards: [paid, wayFor(place, spare, this.biomeOf)] };
    this.#decision.set({ ...NOTHING, held: this.#decision.choice.held, ...build });
  }

  payWith(build: Build, card: string): void {
    const piece = this.marks[card];
    const cards = paidOtherwise(build, card, piece === undefined ? null : piece - 1, this.biomeOf);
    if (cards !== null) this.#pay(cards);
    else if (piece !== undefined) this.#decision.why.tell("iwari-web-one-way");
    else void this.#decision.why.ask({ do: "pay", pieces: this.#decision.choice.pieces, cards: [...this.#decision.choice.cards.slice(0, -1), [card]] });
  }

  #pay(cards: string[][]): void {
    this.#decision.set({ ...this.#decision.choice, held: [], cards });
  }

  /** Picked cards that do not pay for anything yet. */
  #spare(): string[] {
    return without(this.#decision.choice.held, this.#decision.choice.cards.flat(), this.biomeOf);
  }

  #answer(choice: Choice): Drafted | null {
    if (choice.pieces.length === 0 || this.#answers.moves !== this.#decision.game.moves) return null;
    return this.#answers.to.get(JSON.stringify(draftOf(choice))) ?? null;
  }

  /** Ask the server about the pieces chosen, unless it has answered already. */
  async inquire(): Promise<void> {
    if (this.drafted !== null) return;
    const { moves } = this.#decision.game;
    const draft = draftOf(this.#decision.choice);
    const drafted = await this.#decision.ask<Drafted>(draft);
    if (drafted === null) return;
    const before = this.#answers.moves === moves ? this.#answers.to : [];
    this.#answers = { moves, to: new Map([...before, [JSON.stringify(draft), drafted]]) };
  }
}

/** Is something moved that has to be taken up first? */
function moves(aim: Aim): boolean {
  return aim === "void_totem" || aim === "move";
}
