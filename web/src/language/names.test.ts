import { expect, test } from "vitest";
import examples from "../../../tests/contract/names_examples.json";
import { sayNames } from "./names";

const words: Record<string, string> = examples.words;

function format(key: string, args: Record<string, string | number>): string {
  const pattern = words[key] ?? key.replace("name-", "");
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
}

test.each(Object.entries(examples.examples))("'%s' is said as '%s'", (codes, said) => {
  expect(sayNames(format, codes)).toBe(said);
});
