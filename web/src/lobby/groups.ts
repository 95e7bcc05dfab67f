// The further choices of a game in groups, as its front orders them.

import type { Choice } from "../net/protocol";

export interface Group {
  title: string; // message key
  choices: readonly string[]; // names of options
}

/** Groups with their choices; a choice that no group names is in the last one. Empty groups are left out. */
export function grouped(groups: readonly Group[], choices: readonly Choice[]): { title: string; choices: Choice[] }[] {
  const named = new Set(groups.flatMap((group) => group.choices));
  const strangers = choices.filter((choice) => !named.has(choice.name));
  return groups
    .map(({ title, choices: names }, place) => ({
      title,
      choices: [
        ...names.flatMap((name) => choices.filter((choice) => choice.name === name)),
        ...(place === groups.length - 1 ? strangers : []),
      ],
    }))
    .filter((group) => group.choices.length > 0);
}
