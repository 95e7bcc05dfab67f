// The decision of this player: a build, an exploration, a swap, a card drawn, a deed's pawn, a storm, the walking totem,
// and what the void asks. What is picked on the map and in the hand comes here; `building` knows the pieces in the making,
// `against` what the void asks.

import type { GameEvent } from "../../../net/protocol";
import { Decision } from "../../../table/decision.svelte";
import { Glance } from "../../../table/glance";
import type { Places } from "../../../table/keys";
import { CENTRE, placeOf, readPlace } from "../board/places";
import type { Offer, Piece } from "../protocol";
import { Against } from "./against.svelte";
import { Building } from "./building.svelte";
import { beginning, choiceOf, earned, eventOf, modesOf, NOTHING, type Choice, type Mode } from "./choice";
import type { IwariGame } from "./context";
import { forCard, payable } from "./draft";
import { isBuilding, isPlacing, pieceOn, placeFor } from "./open";

export class IwariFlow extends Decision<Choice, IwariGame> {
  readonly building: Building = new Building(this);
  readonly against: Against = new Against(this, this.building);
  #wanted: { moves: number; mode: Mode } = $state.raw({ moves: -1, mode: "build" });
  readonly #glance = new Glance();
  opened: string | null = $state(null); // the territory, the connection or the road whose sheet is open

  constructor(game: IwariGame) {
    super(game, NOTHING);
  }

  /** What is chosen, or what leaves no choice. */
  readonly made: Choice = $derived.by(() => (this.isNothing(this.choice) ? beginning(this.offer) : this.choice));
  readonly mode: Mode = $derived.by(() => {
    if (this.choice.pieces.length > 0) return "build";
    if (this.choice.voids.length > 0) return "voids";
    const modes = modesOf(this.offer);
    const wanted = this.#wanted.moves === this.game.moves ? this.#wanted.mode : null;
    return wanted !== null && modes.includes(wanted) ? wanted : (modes[0] ?? "build");
  });

  readonly event: GameEvent | null = $derived.by(() => eventOf(this.offer, this.made, this.building.build, this.building.biomeOf));
  /** The territories that can be explored. */
  readonly explores: string[] = $derived.by(() => {
    const chosen = this.choice.pieces.length > 0 || this.mode !== "build" || this.building.aim !== "piece" || this.choice.token !== null;
    return chosen ? [] : (this.offer?.explores.map(({ territory }) => territory) ?? []);
  });
  /** The deed whose pawn is being placed. */
  readonly pawn: string | null = $derived.by(() => {
    if (this.offer === null || this.offer.deeds.length === 0) return null;
    const chosen = this.made.deed === null ? null : (this.offer.deeds[this.made.deed]?.deed ?? null);
    return chosen ?? this.made.pawn ?? earned(this.offer)[0] ?? null;
  });

  override get holding(): boolean {
    return this.building.goesOn;
  }

  override get canClear(): boolean {
    return this.canStepBack || this.#leads;
  }

  /** Is this another way of acting than the first that is offered? */
  get #leads(): boolean {
    return this.mode !== (modesOf(this.offer)[0] ?? "build");
  }

  want(mode: Mode): void {
    if (!this.sending && modesOf(this.offer).includes(mode)) {
      if (!this.isNothing(this.choice)) this.set(NOTHING);
      this.#wanted = { moves: this.game.moves, mode };
    }
    // A single void card is played at once, also where that is no mode of its own.
    if (mode === "voids" && this.offer?.voids.length === 1) this.against.playVoids(1);
  }

  prepare(event: GameEvent): boolean {
    const offer = this.ready();
    const choice = offer === null ? null : choiceOf(offer, event, this.against.voidCards);
    if (choice === null) return false;
    if (event.do === "swap" || event.do === "skip") this.#wanted = { moves: this.game.moves, mode: event.do };
    this.opened = null;
    this.set(choice);
    return true;
  }

  override clear(): void {
    super.clear();
    if (!this.sending) this.#wanted = { moves: -1, mode: "build" };
  }

  override undo(): void {
    if (!this.sending && this.#leads && this.isNothing(this.choice)) this.clear();
    else super.undo();
  }

  protected override turned(): void {
    if (this.choice.pieces.length > 0 && isBuilding(this.offer?.phase)) void this.building.inquire();
  }

  toQuestion(places: Places): void {
    const phase = this.offer?.phase;
    if (phase === "refill" || phase === "draft") places.market();
    else if (this.mode !== "build" || (this.offer?.discards.length ?? 0) > 0) places.hand();
    else if (phase !== undefined) places.map(this.#pointed ?? this.#likely());
  }

  /** The first place of the map that a lesson points at. */
  get #pointed(): string | null {
    return this.game.lesson?.points.find((anchor) => anchor.startsWith("space-"))?.slice("space-".length) ?? null;
  }

  /** The pointer or the focus is on a place, or on none. */
  glance(place: string | null, atOnce = false): void {
    this.#glance.at(() => (this.building.hover = place), this.building.build !== null, atOnce);
  }

  /** The piece that a pick of this spot would place. */
  pieceOn(id: string): Piece {
    const spot = this.building.spots.find((each) => each.id === id);
    const from = readPlace(this.building.aim === "move" ? this.building.source : null);
    if (from?.kind === "spot") return { piece: "tent", spot: id, from: from.id };
    return spot === undefined ? { piece: "tent", spot: id } : pieceOn(spot, this.building.aim, this.game.view?.ruins ?? []);
  }

  /** The piece that a pick of this totem place would place; null: a void totem is to be taken up there. */
  totemOf(territory: string): Piece | null {
    const totem: Piece = { piece: "totem", territory };
    const from = readPlace(this.building.aim === "move" ? this.building.source : null);
    if (from?.kind === "totem") return { ...totem, from: from.id };
    if (this.building.aim !== "void_totem") return totem;
    if (this.building.source === null || this.building.source === territory) return null;
    return { piece: "void_totem", territory, from: this.building.source };
  }

  /** Somebody wants a piece there; false: it is a thing to look at. */
  pickPiece(piece: Piece): boolean {
    if (!this.#places()) return false;
    const { pieces } = this.choice;
    const second = pieces.length > 0 ? placeFor(this.building.nexts, piece) : null;
    const first = placeFor(this.building.places, piece);
    if (this.building.has(piece)) return true;
    if (second !== null) this.building.join(second);
    else if (first !== null) this.building.begin(first);
    if (second !== null || first !== null) this.opened = null;
    else void this.why.ask({ do: "place", piece, after: this.#builds() ? pieces : [] });
    return true;
  }

  /** The void totems in the centre: take one up, or say why not. */
  pickCentre(): void {
    if (this.ready() === null || this.building.pickSource("centre")) return;
    const [land] = this.game.components?.map.territories ?? [];
    const piece: Piece = { piece: "void_totem", territory: this.building.near ?? land?.id ?? "", from: "centre" };
    void this.why.ask({ do: "place", piece, after: this.choice.pieces });
  }

  /** A contested token: only its two areas glow; once more: everything again. */
  pickToken(token: string): void {
    if (this.ready() === null || !this.#builds()) return;
    const area = this.building.spots.find((spot) => spot.contested === token);
    if (this.building.tokens.includes(token)) this.set({ ...this.choice, token: this.choice.token === token ? null : token, explore: null });
    else if (area !== undefined) void this.why.ask({ do: "place", piece: this.pieceOn(area.id), after: this.choice.pieces });
  }

  /** A territory whose tokens lie face down: it is explored first. false: it is not veiled, or nobody is asked. */
  pickExplore(territory: string): boolean {
    const veiled = this.game.view?.territories.some((land) => land.id === territory && land.veiled) ?? false;
    if (!veiled || !this.#builds() || this.mode !== "build") return false;
    if (!this.offer?.explores.some((option) => option.territory === territory)) void this.why.ask({ do: "explore", territory });
    else if (this.choice.explore !== territory) this.set({ ...NOTHING, explore: territory });
    return true;
  }

  /** A territory or a connection: what is asked for goes there; false: it is a thing to look at. */
  pickTarget(target: { territory: string | null; connection: number | null }): boolean {
    const offer = this.offer;
    if (offer === null || this.sending) return false;
    if (offer.storm) return this.#answered(target.connection, [offer.storm.connection, offer.storm.to], (at) => this.pickStorm(at === 1));
    if (offer.walk) return this.#answered(target.connection, [offer.walk.connection], () => this.pickWalk(true));
    if (this.against.answerWith(offer, target.territory)) return true;
    return this.pawn !== null && this.#pickDeed(offer, this.pawn, target);
  }

  /** Open the sheet of a territory or connection; of the open one: close it. */
  look(place: string | null): void {
    this.opened = place === this.opened ? null : place;
  }

  /** Come near a territory to build in it; false: nothing can be built there, or it is near already. */
  approach(territory: string): boolean {
    const { pieces } = this.choice;
    const open = payable(this.building.places, this.choice.held, this.building.biomeOf).some((place) => place.territory === territory);
    if (!open || this.building.near === territory || pieces.length > 0 || this.mode !== "build" || this.sending) return false;
    this.set({ ...this.choice, near: territory, explore: null });
    return true;
  }

  /** Several deeds are earned at once: this one's pawn first. */
  choosePawn(deed: string): void {
    if (this.offer !== null && earned(this.offer).includes(deed)) this.set({ ...NOTHING, pawn: deed });
  }

  /** The deed's pawn leaves the game (IM5, IM6). */
  decline(): void {
    const place = this.offer?.deeds.findIndex(({ deed, territory, connection }) => deed === this.pawn && territory === null && connection === null) ?? -1;
    if (place >= 0 && !this.sending) this.set({ ...NOTHING, pawn: this.choice.pawn, deed: place });
  }

  pickStorm(move: boolean): void {
    if (this.ready()?.storm) this.set({ ...NOTHING, storm: move });
  }

  pickWalk(score: boolean): void {
    if (this.ready()?.walk) this.set({ ...NOTHING, walk: score });
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
    if (this.against.voidCards.includes(card) && this.mode !== "swap") this.against.pickVoid(offer, card);
    else if (this.mode === "skip") this.against.pickSkip(offer, card);
    else if (offer.discards.length > 0) this.#single(offer.discards, card);
    else if (this.mode === "swap") this.#single(offer.swaps, card);
    else if (this.building.build !== null) this.building.payWith(this.building.build, card);
    else if (isBuilding(offer.phase)) this.#hold(card);
    else this.why.tell("iwari-web-not-hand");
  }

  #builds(): boolean {
    return !this.sending && isBuilding(this.offer?.phase);
  }

  #places(): boolean {
    return !this.sending && isPlacing(this.offer?.phase);
  }

  /** A question about connections: which of them was picked? */
  #answered(connection: number | null, among: readonly number[], pick: (at: number) => void): boolean {
    const at = connection === null ? -1 : among.indexOf(connection);
    if (at >= 0) pick(at);
    return at >= 0;
  }

  #pickDeed(offer: Offer, deed: string, target: { territory: string | null; connection: number | null }): boolean {
    const fits = ({ territory, connection }: Offer["deeds"][number]) => territory === target.territory && connection === target.connection;
    const same = offer.deeds.findIndex((option) => option.deed === deed && fits(option));
    const place = same >= 0 ? same : offer.deeds.findIndex(fits);
    if (place >= 0) this.set({ ...NOTHING, pawn: this.choice.pawn, deed: place });
    else void this.why.ask({ do: "deed", deed, ...target });
    return true;
  }

  #likely(): string | null {
    const asked = this.offer?.storm?.connection ?? this.offer?.walk?.connection;
    if (asked !== undefined) return placeOf("connection", asked);
    const asks = this.offer?.orders[0]?.territories[0] ?? this.offer?.targets[0]?.territory;
    if (asks !== undefined) return placeOf("territory", asks);
    const [source] = this.building.source === null ? this.building.sources : [];
    if (source !== undefined) return source === "centre" ? CENTRE : readPlace(source) === null ? placeOf("totem", source) : source;
    const deed = this.offer?.deeds.find((option) => option.deed === this.pawn);
    if (deed?.connection != null) return placeOf("connection", deed.connection);
    const chosen = this.choice.pieces[0] ?? this.building.open[0]?.piece ?? null;
    const territory = deed?.territory ?? placeFor([...this.building.places, ...this.building.nexts], chosen)?.territory ?? this.explores[0];
    return territory === undefined ? null : placeOf("territory", territory);
  }

  #hold(card: string): void {
    const { held } = this.choice;
    const next = held.includes(card) ? held.filter((other) => other !== card) : [...held, card];
    this.set({ ...NOTHING, near: this.choice.near, aim: this.choice.aim, from: this.choice.from, held: next });
  }

  #single(options: readonly { card: string; event: GameEvent }[], card: string): void {
    if (forCard(options, card, this.building.biomeOf) !== null) this.set({ ...NOTHING, card });
    else void this.why.ask({ do: "swap", card });
  }
}
