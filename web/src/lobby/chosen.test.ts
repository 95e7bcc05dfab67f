import { describe, expect, it } from "vitest";
import type { Block, Choice, Options } from "../net/protocol";
import { Chosen } from "./chosen.svelte";
import { grouped } from "../games/front";

const DRAFT: Choice = { name: "draft", kind: "switch", values: [], default: false, needs: null };
const DEEDS: Choice = { name: "deeds", kind: "some", values: ["union", "honour", "veneration"], default: [], needs: null };
const CARD: Choice = {
  ...{ name: "veneration", kind: "one", values: ["a", "b", "c"], default: null },
  needs: { name: "deeds", value: "veneration" },
};
const STORMS: Choice = { name: "storms", kind: "switch", values: [], default: false, needs: null };
const SETTLEMENTS: Choice = { name: "settlements", kind: "one", values: ["group", "path"], default: "group", needs: null };
const CHOICES = [DRAFT, DEEDS, CARD, STORMS, SETTLEMENTS];

const why = (key: string) => ({ key, args: {} });
const BLOCKS: Block[] = [
  { name: "storms", value: true, other: "map", values: ["isle", "void"], why: why("no-mountains") },
  { name: "veneration", value: "b", other: "map", values: ["isle", "land"], why: why("no-tokens") },
  { name: "veneration", value: "a", other: "draft", values: [true], why: why("drafted") },
  { name: "deeds", value: "honour", other: "players", values: [2], why: why("two") },
];

function chosen(map = "land", players = 3): { chosen: Chosen; table: Options } {
  const table: Options = { map, players };
  return { chosen: new Chosen(CHOICES, BLOCKS, () => table), table };
}

describe("what else can be chosen", () => {
  it("is at rest in the beginning", () => {
    const { chosen: rest } = chosen();
    expect(rest.count).toBe(0);
    expect(rest.options).toEqual({ draft: false, deeds: [], veneration: null, storms: false, settlements: "group" });
  });

  it("is switched on and off", () => {
    const { chosen: all } = chosen();
    for (const choice of [DRAFT, DEEDS, STORMS, SETTLEMENTS]) all.turn(choice, true);
    expect(all.count).toBe(4);
    expect(all.options).toMatchObject({ draft: true, deeds: DEEDS.values, storms: true, settlements: "path" });
    for (const choice of CHOICES) all.turn(choice, false);
    expect(all.options).toEqual(chosen().chosen.options);
  });

  it("is picked one by one, in the order of the catalogue", () => {
    const { chosen: some } = chosen();
    some.pick(DEEDS, "honour");
    some.pick(DEEDS, "union");
    expect(some.options.deeds).toEqual(["union", "honour"]);
    some.pick(DEEDS, "honour");
    some.pick(SETTLEMENTS, "path");
    expect(some.options).toMatchObject({ deeds: ["union"], settlements: "path" });
    expect([some.hasValue(DEEDS, "union"), some.hasValue(DEEDS, "honour")]).toEqual([true, false]);
  });
});

describe("what another choice calls for", () => {
  it("is not asked and not chosen before", () => {
    const { chosen: plain } = chosen();
    plain.pick(CARD, "c");
    expect(plain.isAsked(CARD)).toBe(false);
    expect(plain.options.veneration).toBeNull();
  });

  it("has a value at once, and counts as no choice of its own", () => {
    const { chosen: asked } = chosen();
    asked.pick(DEEDS, "veneration");
    expect(asked.isAsked(CARD)).toBe(true);
    expect(asked.options.veneration).toBe("a");
    expect(asked.count).toBe(1);
    asked.pick(CARD, "c");
    expect(asked.options.veneration).toBe("c");
    asked.pick(DEEDS, "veneration");
    expect(asked.options.veneration).toBeNull();
  });
});

describe("what the rules exclude", () => {
  it("says why, is not sent, and comes back when nothing stands in its way", () => {
    const { chosen: wished, table } = chosen();
    wished.turn(STORMS, true);
    expect(wished.why(STORMS, true)).toBeNull();
    table.map = "isle";
    expect(wished.why(STORMS, true)).toEqual(why("no-mountains"));
    expect(wished.options.storms).toBe(false);
    expect(wished.isOn(STORMS)).toBe(false);
    expect(wished.leftOut).toEqual([{ choice: STORMS, value: true, why: why("no-mountains") }]);
    table.map = "land";
    expect(wished.options.storms).toBe(true);
    expect(wished.leftOut).toEqual([]);
  });

  it("is only told of what was wished", () => {
    expect(chosen("isle", 2).chosen.leftOut).toEqual([]);
  });

  it("gives way to the first value that is possible", () => {
    const { chosen: wished, table } = chosen("void");
    wished.pick(DEEDS, "veneration");
    wished.pick(CARD, "b");
    expect(wished.options.veneration).toBe("b");
    table.map = "land";
    expect(wished.options.veneration).toBe("a");
    expect(wished.leftOut.map(({ value }) => value)).toEqual(["b"]);
    wished.turn(DRAFT, true); // another choice may be what blocks it
    expect(wished.options.veneration).toBe("c");
  });

  it("takes one of several values out and keeps the others", () => {
    const { chosen: wished, table } = chosen();
    wished.turn(DEEDS, true);
    table.players = 2;
    expect(wished.options.deeds).toEqual(["union", "veneration"]);
    wished.pick(DEEDS, "union");
    table.players = 3;
    expect(wished.options.deeds).toEqual(["honour", "veneration"]);
  });
});

it("says once why a choice is excluded as a whole", () => {
  const blocks = DEEDS.values.map((value): Block => ({
    ...{ name: "deeds", value, other: "mode", values: ["solo"] },
    why: why("no-points"),
  }));
  const table: Options = { mode: "solo" };
  const wished = new Chosen(CHOICES, blocks, () => table);
  wished.turn(DEEDS, true);
  expect(wished.whyNone(DEEDS)).toEqual(why("no-points"));
  expect(wished.leftOut).toEqual([{ choice: DEEDS, value: null, why: why("no-points") }]);
  expect(wished.options.deeds).toEqual([]);
  table.mode = "versus";
  expect(wished.whyNone(DEEDS)).toBeNull();
  expect(wished.options.deeds).toEqual(DEEDS.values);
});

it("says why nothing but the plain value can be chosen, and nothing while another can", () => {
  const blocked = (value: string): Block => ({
    ...{ name: "settlements", value, other: "mode", values: ["solo"] },
    why: why(`no-${value}`),
  });
  const three: Choice = { ...SETTLEMENTS, values: ["group", "path", "ring"] };
  const alone = (...values: string[]) => new Chosen([three], values.map(blocked), () => ({ mode: "solo" }));
  expect(alone("path", "ring").whyNone(three)).toEqual(why("no-path"));
  expect(alone("path").whyNone(three)).toBeNull();
});

it("shows the choices in groups, and those nobody has named in the last", () => {
  const groups = [
    { title: "first", choices: ["settlements", "draft"] },
    { title: "empty", choices: ["nothing"] },
    { title: "last", choices: ["storms"] },
  ];
  const names = grouped(groups, CHOICES).map((group) => [group.title, ...group.choices.map((choice) => choice.name)]);
  expect(names).toEqual([
    ["first", "settlements", "draft"],
    ["last", "storms", "deeds", "veneration"],
  ]);
});
