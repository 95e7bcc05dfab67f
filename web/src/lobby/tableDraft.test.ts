import { describe, expect, it } from "vitest";
import type { Catalogue, Choice } from "../net/protocol";
import { TableDraft } from "./tableDraft.svelte";

const CHOICES: Choice[] = [
  { name: "draft", kind: "switch", values: [], default: false },
  { name: "deeds", kind: "some", values: ["union", "discovery", "honour"], default: [] },
  { name: "settlements", kind: "one", values: ["group", "path"], default: "group" },
];
const CATALOGUE: Catalogue = {
  games: [
    {
      game: "dewan",
      sets: [
        { scenario: "classic", players: 2 },
        { scenario: "classic", players: 3 },
        { scenario: "classic", players: 4 },
        { scenario: "team", players: 4 },
      ],
      choices: [],
    },
    {
      game: "iwari",
      sets: [2, 3].map((players) => ({ map: "new-horizons", players, mode: "versus", veneration: null })),
      choices: CHOICES,
    },
  ],
  bots: ["random", "greedy"],
};
const [switched, some, one] = CHOICES as [Choice, Choice, Choice];

const planned = (wanted = "classic") => new TableDraft("dewan", "scenario", CATALOGUE, wanted);
const extended = () => new TableDraft("iwari", "map", CATALOGUE, "");

describe("a table being planned", () => {
  it("begins with me and the best bot", () => {
    expect(planned().wish().seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
    expect(planned().wish().options).toEqual({ scenario: "classic", players: 2 });
  });

  it("adds bots where a scenario needs more players, and says so", () => {
    const draft = planned();
    draft.choose("team");
    expect(draft.seats).toHaveLength(4);
    expect(draft.notice).toEqual({ key: "web-lobby-seats-added", args: { count: 2 } });
  });

  it("keeps the number of seats within what the catalogue allows", () => {
    const draft = planned("team");
    draft.add();
    draft.remove(3);
    expect(draft.seats).toHaveLength(4);
    draft.choose("classic");
    draft.remove(1);
    draft.remove(1);
    draft.remove(1);
    expect(draft.seats).toHaveLength(2);
    expect(draft.seats[0]).toEqual({ kind: "me" });
  });

  it("fills open seats with bots", () => {
    const draft = planned();
    draft.add();
    expect(draft.count("open")).toBe(1);
    draft.fillWithBots();
    expect(draft.count("open")).toBe(0);
    expect(draft.count("bot")).toBe(2);
  });

  it("falls back to the first scenario when an address names none", () => {
    expect(planned("nowhere").value).toBe("classic");
  });
});

describe("what else can be chosen", () => {
  it("is at rest in the beginning, and the wish has every option of the set", () => {
    const draft = extended();
    expect(draft.extensions).toBe(0);
    expect(draft.wish().options).toEqual({
      ...{ map: "new-horizons", players: 2, mode: "versus", veneration: null },
      ...{ draft: false, deeds: [], settlements: "group" },
    });
  });

  it("is switched on and off", () => {
    const draft = extended();
    for (const choice of CHOICES) draft.turn(choice, true);
    expect(draft.extensions).toBe(3);
    expect(draft.options).toMatchObject({ draft: true, deeds: some.values, settlements: "path" });
    for (const choice of CHOICES) draft.turn(choice, false);
    expect(draft.wish()).toEqual(extended().wish());
    expect(draft.isOn(switched)).toBe(false);
  });

  it("is picked one by one, in the order of the catalogue", () => {
    const draft = extended();
    draft.pick(some, "honour");
    draft.pick(some, "union");
    expect(draft.options.deeds).toEqual(["union", "honour"]);
    draft.pick(some, "honour");
    draft.pick(one, "path");
    expect(draft.options).toMatchObject({ deeds: ["union"], settlements: "path" });
    expect([draft.hasValue(some, "union"), draft.hasValue(some, "honour")]).toEqual([true, false]);
  });
});
