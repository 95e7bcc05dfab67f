// A table being planned: how it is played, scenario or map, further choices and seats, kept within what the catalogue
// allows.

import type { MainOptions } from "../games/front";
import type { Block, Catalogue, Choice, Message, Options, SeatRequest, TableRequest } from "../net/protocol";
import { Chosen } from "./chosen.svelte";

export class TableDraft {
  way: string = $state(""); // of the option that says how it is played; "" where there is one way only
  value: string = $state(""); // of the main option: a scenario, a map
  seats: SeatRequest[] = $state([]);
  #listed: boolean | null = $state(null); // null: nobody has said
  #hints: boolean | null = $state(null); // the same
  /** What a change of way, scenario or map has done to the seats. */
  notice: Message | null = $state(null);
  /** The scenario or map that the last change of way has made impossible. */
  givenUp: string | null = $state(null);
  /** The bot that is proposed: the one chosen last. */
  usual: string = $state("");
  readonly main: string;
  readonly ways: string[];
  readonly values: string[];
  readonly chosen: Chosen; // what else
  #wayOption: string | null;
  #sets: Options[];
  #blocks: Block[];
  #titles: Record<string, string>;
  #sketches: Record<string, unknown>;

  constructor(
    readonly game: string,
    { main, way }: MainOptions,
    readonly catalogue: Catalogue,
    wanted: string, // a value of the main option, or a way
    usual: string, // the bot chosen last, perhaps none of this catalogue
    readonly box: string | null = null, // components of the host's own, by name
  ) {
    const packaged = catalogue.games.find((one) => one.game === game);
    const own = packaged?.boxes.find((one) => one.box === box);
    const found = own ?? packaged;
    this.#titles = own?.titles ?? {};
    this.#sketches = own?.sketches ?? {};
    this.main = main;
    this.#wayOption = way?.option ?? null;
    this.#sets = found?.sets ?? [];
    this.#blocks = found?.blocks ?? [];
    this.chosen = new Chosen(found?.choices ?? [], this.#blocks, () => this.#main);
    this.ways = way ? [...new Set(this.#sets.map((options) => String(options[way.option])))] : [];
    this.way = this.ways.includes(wanted) ? wanted : (this.ways[0] ?? "");
    this.values = [...new Set(this.#sets.map((options) => String(options[main])))];
    this.value = this.#isPlayed(wanted) ? wanted : (this.#firstValue ?? wanted);
    const known = [...catalogue.bots, ...catalogue.others];
    this.usual = known.includes(usual) ? usual : (known[0] ?? "");
    this.seats = [{ kind: "me" }];
    while (this.seats.length < Math.max(this.fewest, Math.min(this.most, 2))) this.seats.push(this.bot);
  }

  get #setsOfWay(): Options[] {
    const option = this.#wayOption;
    return option === null ? this.#sets : this.#sets.filter((options) => options[option] === this.way);
  }

  #isPlayed(value: string): boolean {
    return this.#setsOfWay.some((options) => String(options[this.main]) === value);
  }

  get #firstValue(): string | undefined {
    return this.values.find((value) => this.#isPlayed(value));
  }

  /** What a scenario or map of the host's own is called; null: it is a packaged one. */
  titleOf(value: string): string | null {
    return this.#titles[value] ?? null;
  }

  /** How a map of the host's own looks, where that is known. */
  sketchOf(value: string): unknown {
    return this.#sketches[value];
  }

  /** How many may play a scenario or map, the fewest first; nobody where it is not played this way. */
  counts(value: string): number[] {
    const sets = this.#setsOfWay.filter((options) => String(options[this.main]) === value);
    return [...new Set(sets.map((options) => Number(options.players)))].sort((one, other) => one - other);
  }

  /** Why a scenario or map cannot be played this way; null: it can. */
  why(value: string): Message | null {
    if (this.#isPlayed(value)) return null;
    const blocks = this.#blocks.filter((block) => block.name === this.main && block.value === value);
    const found = blocks.find((block) => block.other === this.#wayOption && block.values.includes(this.way));
    return found?.why ?? { key: "web-lobby-not-this-way", args: {} };
  }

  /** The further choices a way of playing brings with it, asked beside it. */
  isOfWay(choice: Choice): boolean {
    return choice.needs !== null && choice.needs.name === this.#wayOption;
  }

  /** The number of players if the way alone decides it. */
  get exactCount(): number | null {
    const counts = new Set(this.#setsOfWay.map((options) => Number(options.players)));
    return this.ways.length > 0 && counts.size === 1 ? this.most : null;
  }

  get fewest(): number {
    return this.counts(this.value)[0] ?? 2;
  }

  get most(): number {
    return this.counts(this.value).at(-1) ?? 2;
  }

  /** A seat for the bot that is proposed. */
  get bot(): SeatRequest {
    return { kind: "bot", bot: this.usual };
  }

  /** Play in another way; what cannot be played like that makes room for something that can. */
  go(way: string): void {
    const before = this.value;
    this.way = way;
    this.choose(this.#isPlayed(before) ? before : (this.#firstValue ?? before));
    this.givenUp = this.value === before ? null : before;
  }

  /** Play another scenario or map; seats are added or taken away where it needs that. */
  choose(value: string): void {
    const before = this.seats.length;
    this.value = value;
    this.givenUp = null;
    while (this.seats.length < this.fewest) this.seats.push(this.bot);
    if (this.seats.length > this.most) this.seats.length = this.most;
    const change = this.seats.length - before;
    const key = change > 0 ? "web-lobby-seats-added" : "web-lobby-seats-removed";
    this.notice = change === 0 || this.exactCount === 1 ? null : { key, args: { count: Math.abs(change) } };
  }

  // ------------------------------------------------------------ seats

  add(request: SeatRequest = { kind: "open" }): void {
    if (this.seats.length < this.most) this.seats.push(request);
    this.notice = null;
  }

  remove(seat: number): void {
    if (this.seats.length > this.fewest) this.seats.splice(seat, 1);
    this.notice = null;
  }

  change(seat: number, request: SeatRequest): void {
    this.seats[seat] = request;
    if (request.kind === "bot") this.usual = request.bot;
  }

  fillWithBots(): void {
    this.seats = this.seats.map((seat) => (seat.kind === "open" ? this.bot : seat));
  }

  /** Whether a friend at this device has no name yet. */
  get isNameless(): boolean {
    return this.seats.some((seat) => seat.kind === "friend" && seat.name.trim() === "");
  }

  count(kind: SeatRequest["kind"]): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  /** Is it shown to everybody in the lobby? Unless somebody says so, only while it waits for whoever comes. */
  get listed(): boolean {
    return this.seats.length > 1 && (this.#listed ?? this.count("open") > 0);
  }

  set listed(on: boolean) {
    this.#listed = on;
  }

  /** Can a coach help here? Not where people play against each other only. */
  mayCoach(together: boolean): boolean {
    return together || this.count("bot") > 0;
  }

  /** May hints be asked for? Unless somebody says so, only where nobody else plays: there as the last time. */
  hinted(usual: boolean): boolean {
    return this.#hints ?? (this.isAlone && usual);
  }

  set hints(on: boolean) {
    this.#hints = on;
  }

  /** Does nobody play but this person and bots? */
  get isAlone(): boolean {
    return this.count("open") + this.count("friend") === 0;
  }

  // ------------------------------------------------------------ the request

  /** Everything chosen, as a record spells it. */
  get options(): Options {
    return { ...this.#main, ...this.chosen.options };
  }

  get #main(): Options {
    const players = this.seats.length;
    const set = this.#setsOfWay.find((one) => String(one[this.main]) === this.value && one.players === players);
    const way = this.#wayOption === null ? {} : { [this.#wayOption]: this.way };
    return set ?? { [this.main]: this.value, players, ...way };
  }

  /** What is asked of the server. */
  request(coach = false, hints = false): TableRequest {
    const box = this.box === null ? {} : { box: this.box };
    return { game: this.game, ...box, options: this.options, seats: $state.snapshot(this.seats), listed: this.listed, coach, hints };
  }
}
