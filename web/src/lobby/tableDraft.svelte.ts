// A table being planned: scenario and seats, kept within what the catalogue allows.

import type { Catalogue, Message, SeatWish, TableWish } from "../net/protocol";

export class TableDraft {
  scenario: string = $state("classic");
  seats: SeatWish[] = $state([]);
  listed: boolean = $state(true);
  /** What a change of scenario has done to the seats. */
  notice: Message | null = $state(null);
  readonly scenarios: string[];

  constructor(
    readonly game: string,
    readonly catalogue: Catalogue,
    wanted: string,
  ) {
    const known = this.#sets().map((options) => String(options.scenario));
    this.scenarios = [...new Set(known)];
    this.scenario = this.scenarios.includes(wanted) ? wanted : (this.scenarios[0] ?? wanted);
    this.seats = [{ kind: "me" }, this.bot];
    while (this.seats.length < this.fewest) this.seats.push(this.bot);
  }

  #sets() {
    return this.catalogue.games.find((one) => one.game === this.game)?.sets ?? [];
  }

  /** How many may play a scenario, the fewest first. */
  counts(scenario: string): number[] {
    const sets = this.#sets().filter((options) => options.scenario === scenario);
    return [...new Set(sets.map((options) => Number(options.players)))].sort((one, other) => one - other);
  }

  get fewest(): number {
    return this.counts(this.scenario)[0] ?? 2;
  }

  get most(): number {
    return this.counts(this.scenario).at(-1) ?? 2;
  }

  /** The bot proposed first: the best there is. */
  get bot(): SeatWish {
    return { kind: "bot", bot: this.catalogue.bots.at(-1) ?? "" };
  }

  /** Play another scenario; seats are added or taken away where it needs that. */
  choose(scenario: string): void {
    const before = this.seats.length;
    this.scenario = scenario;
    while (this.seats.length < this.fewest) this.seats.push(this.bot);
    if (this.seats.length > this.most) this.seats.length = this.most;
    const change = this.seats.length - before;
    const key = change > 0 ? "web-lobby-seats-added" : "web-lobby-seats-removed";
    this.notice = change === 0 ? null : { key, args: { count: Math.abs(change) } };
  }

  add(): void {
    if (this.seats.length < this.most) this.seats.push({ kind: "open" });
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

  /** What is asked of the server. */
  wish(): TableWish {
    return {
      game: this.game,
      options: { scenario: this.scenario, players: this.seats.length },
      seats: $state.snapshot(this.seats),
      listed: this.listed,
    };
  }
}
