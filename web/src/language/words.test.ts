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

test("what is wrong with a record is loaded when there is something wrong", async () => {
  const faults = await textOf("faults");
  for (const key of ["fault-at-event =", "dewan-fault-players =", "iwari-refused-over ="]) expect(faults).toContain(key);
  expect(await textOf("house")).not.toContain("fault-at-event =");
});

test("nobody loads the words of the command line", () => {
  for (const room of ["command", "lab", "box", "maps"]) expect(Object.keys(WORDS)).not.toContain(`en/${room}`);
});

test("nobody loads the words of the terminal", () => {
  expect(Object.keys(WORDS).filter((path) => path.includes("terminal"))).toEqual([]);
});

test("what hints say is loaded for whoever sits where there are any", async () => {
  expect(await textOf("hints")).toContain("hint-gains =");
  for (const key of ["hint-gains =", "hint-standing ="]) expect(await textOf("house")).not.toContain(key);
  expect(await textOf("house")).toContain("web-hints-choice =");
});

test("what a coach says is loaded for whoever asks for one", async () => {
  expect(await textOf("coach-iwari")).toContain("coach-iwari-lead =");
  for (const room of ["house", "iwari"]) expect(await textOf(room)).not.toContain("coach-iwari-");
});
