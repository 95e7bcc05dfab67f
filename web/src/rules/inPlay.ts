// What is in play, as the address of a player aid says it: /aid/GAME?scenario=volcano, ?map=...&deeds=union,honour.

import type { CatalogueGame, Choice, Option, Options } from "../net/protocol";

/** The main options and the way of playing, in every combination there is, each once. */
export function mainSets(offered: CatalogueGame, main: string, way: string | null): Options[] {
  const all = offered.sets.map((set) => ({ [main]: set[main] ?? null, ...(way === null ? {} : { [way]: set[way] ?? null }) }));
  return all.filter((set, place) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(set)) === place);
}

/** The options that an address names; what it leaves out is as in the first set that fits. */
export function readQuery(offered: CatalogueGame, query: string): Options {
  const asked = new URLSearchParams(query);
  const fits = offered.sets.filter((set) => Object.entries(set).every(([name, value]) => isOpen(offered, name) || !asked.has(name) || asked.get(name) === String(value)));
  const options: Options = { ...(fits[0] ?? offered.sets[0]) };
  for (const choice of offered.choices) {
    const text = asked.get(choice.name);
    if (text !== null && isAsked(choice, options)) options[choice.name] = valueOf(offered, options, choice, text);
  }
  return options;
}

/** A choice beside the sets. */
function isOpen(offered: CatalogueGame, name: string): boolean {
  return offered.choices.some((choice) => choice.name === name);
}

/** Is there anything to choose, as the others stand? */
function isAsked({ needs }: Choice, options: Options): boolean {
  const other = needs === null ? null : options[needs.name];
  return needs === null || (Array.isArray(other) ? other.includes(String(needs.value)) : other === needs.value);
}

function valueOf(offered: CatalogueGame, options: Options, choice: Choice, text: string): Option {
  const may = (value: Option) => !isBlocked(offered, options, choice.name, value);
  if (choice.kind === "switch") return text === "true" && may(true);
  const asked = text.split(",").filter((value) => choice.values.includes(value) && may(value));
  if (choice.kind === "some") return asked;
  const [value = choice.default] = asked;
  return value === null || Number.isNaN(Number(value)) ? value : Number(value);
}

/** May an option not have, or list, this value with these options? */
export function isBlocked({ blocks }: CatalogueGame, options: Options, name: string, value: Option): boolean {
  return blocks.some((block) => block.name === name && block.value === value && block.values.includes(options[block.other] ?? null));
}

/** The options with a switch, or one of several values, turned over. */
export function toggled(offered: CatalogueGame, options: Options, choice: Choice, value: string): Options {
  const now = options[choice.name];
  if (choice.kind === "switch") return { ...options, [choice.name]: now !== true };
  const held: Option[] = Array.isArray(now) ? now : [];
  const values = choice.values.filter((one) => (one === value) !== held.includes(one));
  const further = offered.choices.filter(({ needs }) => needs?.name === choice.name && needs.value === value);
  const brought = further.map(({ name, values: [first] }) => [name, values.includes(value) ? (first ?? null) : null]);
  return { ...options, [choice.name]: values, ...Object.fromEntries(brought) };
}

/** The address of the aid for some options; what is at rest is left out. */
export function addressOf(game: string, offered: CatalogueGame | null, options: Options): string {
  const choices = new Map(offered?.choices.map((choice) => [choice.name, choice.default]));
  const named = Object.entries(options).filter(([name, value]) => {
    if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return false;
    return JSON.stringify(value) !== JSON.stringify(choices.get(name));
  });
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)]));
  return `/aid/${game}${query.size > 0 ? `?${query}` : ""}`;
}
