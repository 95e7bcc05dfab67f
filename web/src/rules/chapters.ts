// The chapters of Dewan's rules, in the order of the rulebook; their rules are counted by what is written.

import { hasWords, t } from "../language/speak.svelte";

export const CHAPTERS = ["DS", "DT", "DK", "DP", "DE", "DZ", "DY", "DX", "DM", "DV", "DD", "DL", "DH"];

/** The ids of the rules of a chapter: DP1, DP2 ... */
export function rulesOf(chapter: string): string[] {
  const ids: string[] = [];
  while (hasWords(`rule-${chapter}${ids.length + 1}`)) ids.push(`${chapter}${ids.length + 1}`);
  return ids;
}

/** The rules of a chapter that hold all words looked for. */
export function rulesWith(chapter: string, words: string): string[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rulesOf(chapter).filter((id) => {
    const text = `${id} ${t(`rule-${id}`)}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
