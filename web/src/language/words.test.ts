import { expect, test } from "vitest";
import WORDS from "virtual:words";

const textOf = async (room: string) => (await WORDS[`en/${room}`]?.())?.default ?? "";

test("the words of the house say nothing of a table of one game", async () => {
  const house = await textOf("house");
  expect(house).toContain("web-table-confirm =");
  expect(house).toContain("dewan-scenario-classic ="); // lobbies name the scenarios of all games
  expect(house).not.toContain("dewan-table-");
});

test("a game brings its words and its help, and its rules only when asked", async () => {
  const dewan = await textOf("dewan");
  expect(dewan).toContain("dewan-table-your-turn =");
  expect(dewan).toContain("help-card =");
  expect(dewan).not.toContain("rule-DP1 =");
  expect(await textOf("rules-dewan")).toContain("rule-DP1 =");
});

test("nobody loads the words of the terminal", () => {
  expect(Object.keys(WORDS).filter((path) => path.includes("terminal"))).toEqual([]);
});
