// What else is chosen for a table. A wish that the rules do not allow just now, because of the map or of another
// choice, is kept but does not count: it comes back when nothing stands in its way any more.

import type { Block, Choice, Message, Option, Options } from "../net/protocol";

/** What an option is while nothing about it is asked. */
const AT_REST: Readonly<Record<Choice["kind"], Option>> = { switch: false, some: [], one: null };

function keyOf({ name, needs }: Choice): string {
  return needs === null ? name : `${name} ${needs.name} ${String(needs.value)}`;
}

export class Chosen {
  #wished: Record<string, Option> = $state({}); // by choice: two may set the same option, each where it is asked

  constructor(
    readonly choices: Choice[],
    readonly blocks: Block[],
    readonly around: () => Options, // the main options
  ) {
    this.#wished = Object.fromEntries(choices.map((choice) => [keyOf(choice), choice.default]));
  }

  /** Every further option, as a record spells it. */
  get options(): Options {
    const asked = this.choices.filter((choice) => this.isAsked(choice));
    return Object.fromEntries([...this.choices, ...asked].map((choice) => [choice.name, this.optionOf(choice)]));
  }

  /** What counts, of what is wished. */
  optionOf(choice: Choice): Option {
    const wished = $state.snapshot(this.#wished[keyOf(choice)] ?? null) as Option;
    if (!this.isAsked(choice)) return AT_REST[choice.kind];
    if (choice.kind === "switch") return wished === true && this.why(choice, true) === null;
    if (Array.isArray(wished)) return wished.filter((value) => this.why(choice, value) === null);
    const free = choice.values.filter((value) => this.why(choice, value) === null);
    return free.find((value) => value === wished) ?? free[0] ?? choice.default;
  }

  /** Is there anything to choose, as the others stand? */
  isAsked(choice: Choice): boolean {
    if (choice.needs === null) return true;
    const other = this.#optionNamed(choice.needs.name);
    return Array.isArray(other) ? other.includes(String(choice.needs.value)) : other === choice.needs.value;
  }

  /** Why a value cannot be chosen now; null: it can. Of a switch the value is true. */
  why(choice: Choice, value: Option): Message | null {
    const blocks = this.blocks.filter((block) => block.name === choice.name && block.value === value);
    return blocks.find((block) => block.values.includes(this.#optionNamed(block.other)))?.why ?? null;
  }

  /** Why a choice as a whole can only be left alone; null: something of it can be chosen. */
  whyNone(choice: Choice): Message | null {
    const values = choice.kind === "switch" ? [true] : choice.kind === "some" ? choice.values : choice.values.slice(1);
    const reasons = values.map((value) => this.why(choice, value));
    return reasons.every((why) => why !== null) ? (reasons[0] ?? null) : null;
  }

  #optionNamed(name: string): Option {
    const choice = this.choices.find((one) => one.name === name);
    return choice ? this.optionOf(choice) : (this.around()[name] ?? null);
  }

  /** What is wished and does not count, with the reason; value null: the choice as a whole. */
  get leftOut(): { choice: Choice; value: Option; why: Message }[] {
    return this.choices.filter((choice) => this.isAsked(choice)).flatMap((choice) => {
      const wished = this.#wished[keyOf(choice)] ?? null;
      const values = Array.isArray(wished) ? wished : [wished];
      const none = this.whyNone(choice);
      if (none && choice.kind === "some") return values.length > 0 ? [{ choice, value: null, why: none }] : [];
      return values.flatMap((value) => {
        const why = this.why(choice, value);
        return why ? [{ choice, value, why }] : [];
      });
    });
  }

  /** Is something other than the plain game chosen? What follows from another choice is none of its own. */
  isOn(choice: Choice): boolean {
    const option = this.optionOf(choice);
    if (choice.kind === "switch") return option === true;
    if (choice.kind === "some") return Array.isArray(option) && option.length > 0;
    return choice.needs === null && option !== choice.values[0];
  }

  /** Choose all there is, or the plain game. */
  turn(choice: Choice, on: boolean): void {
    const [plain, other] = choice.values;
    const options: Record<Choice["kind"], Option> = {
      switch: on,
      some: on ? [...choice.values] : [],
      one: (on ? other : plain) ?? null,
    };
    this.#wished[keyOf(choice)] = options[choice.kind];
  }

  hasValue(choice: Choice, value: string): boolean {
    const option = this.optionOf(choice);
    return Array.isArray(option) ? option.includes(value) : option === value;
  }

  /** Choose one of the values; where there may be several, add it or leave it out. */
  pick(choice: Choice, value: string): void {
    const wished = this.#wished[keyOf(choice)];
    const several = Array.isArray(wished) ? choice.values.filter((one) => wished.includes(one) !== (one === value)) : [];
    this.#wished[keyOf(choice)] = choice.kind === "some" ? several : value;
  }

  /** How many of the choices are not those of the plain game. */
  get count(): number {
    return this.choices.filter((choice) => this.isOn(choice)).length;
  }
}
