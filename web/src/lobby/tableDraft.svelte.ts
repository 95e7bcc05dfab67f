// A table being planned: scenario or map, further choices and seats, kept within what the catalogue allows.

import type { Catalogue, Message, Options, SeatWish, TableWish } from "../net/protocol";
import { Chosen } from "./chosen.svelte";

export class TableDraft {
  value: string = $state(""); // of the main option: a scenario, a map
  seats: SeatWish[] = $state([]);
  listed: boolean = $state(true);
  /** What a change of scenario or map has done to the seats. */
  notice: Message | null = $state(null);
  readonly values: string[];
  readonly chosen: Chosen; // what else
  #sets: Options[];

  constructor(
    readonly game: string,
    readonly main: string, // the option that is chosen first
    readonly catalogue: Catalogue,
    wanted: string,
  ) {
    const found = catalogue.games.find((one) => one.game === game);
    this.#sets = found?.sets ?? [];
    this.chosen = new Chosen(found?.choices ?? [], found?.blocks ?? [], () => this.#main);
    this.values = [...new Set(this.#sets.map((options) => String(options[main])))];
    this.value = this.values.includes(wanted) ? wanted : (this.values[0] ?? wanted);
    this.seats = [{ kind: "me" }, this.bot];
    while (this.seats.length < this.fewest) this.seats.push(this.bot);
  }

  /** How many may play a scenario or map, the fewest first. */
  counts(value: string): number[] {
    const sets = this.#sets.filter((options) => options[this.main] === value);
    return [...new Set(sets.map((options) => Number(options.players)))].sort((one, other) => one - other);
  }

  get fewest(): number {
    return this.counts(this.value)[0] ?? 2;
  }

  get most(): number {
    return this.counts(this.value).at(-1) ?? 2;
  }

  /** The bot proposed first: the best there is. */
  get bot(): SeatWish {
    return { kind: "bot", bot: this.catalogue.bots.at(-1) ?? "" };
  }

  /** Play another scenario or map; seats are added or taken away where it needs that. */
  choose(value: string): void {
    const before = this.seats.length;
    this.value = value;
    while (this.seats.length < this.fewest) this.seats.push(this.bot);
    if (this.seats.length > this.most) this.seats.length = this.most;
    const change = this.seats.length - before;
    const key = change > 0 ? "web-lobby-seats-added" : "web-lobby-seats-removed";
    this.notice = change === 0 ? null : { key, args: { count: Math.abs(change) } };
  }

  // ------------------------------------------------------------ seats

  add(wish: SeatWish = { kind: "open" }): void {
    if (this.seats.length < this.most) this.seats.push(wish);
    this.notice = null;
  }

  remove(seat: number): void {
    if (this.seats.length > this.fewest) this.seats.splice(seat, 1);
    this.notice = null;
  }

  change(seat: number, wish: SeatWish): void {
    this.seats[seat] = wish;
  }

  fillWithBots(): void {
    this.seats = this.seats.map((seat) => (seat.kind === "open" ? this.bot : seat));
  }

  /** Whether a friend at this device has no name yet. */
  get isNameless(): boolean {
    return this.seats.some((seat) => seat.kind === "friend" && seat.name.trim() === "");
  }

  count(kind: SeatWish["kind"]): number {
    return this.seats.filter((seat) => seat.kind === kind).length;
  }

  // ------------------------------------------------------------ the wish

  /** Everything chosen, as a record spells it. */
  get options(): Options {
    return { ...this.#main, ...this.chosen.options };
  }

  get #main(): Options {
    const players = this.seats.length;
    const set = this.#sets.find((one) => one[this.main] === this.value && one.players === players);
    return set ?? { [this.main]: this.value, players };
  }

  /** What is asked of the server. */
  wish(): TableWish {
    return { game: this.game, options: this.options, seats: $state.snapshot(this.seats), listed: this.listed };
  }
}
