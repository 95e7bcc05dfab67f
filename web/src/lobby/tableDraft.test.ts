import { describe, expect, it } from "vitest";
import type { Block, Catalogue, Choice } from "../net/protocol";
import { TableDraft } from "./tableDraft.svelte";

const STORMS: Choice = { name: "storms", kind: "switch", values: [], default: false, needs: null };
const NO_STORMS: Block = {
  ...{ name: "storms", value: true, other: "map", values: ["long-road"] },
  why: { key: "iwari-block-storms-map", args: {} },
};
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
      blocks: [],
    },
    {
      game: "iwari",
      sets: ["new-horizons", "long-road"].map((map) => ({ map, players: 2, mode: "versus" })),
      choices: [STORMS],
      blocks: [NO_STORMS],
    },
  ],
  bots: ["random", "greedy"],
};

const planned = (wanted = "classic") => new TableDraft("dewan", "scenario", CATALOGUE, wanted);

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

  it("asks for what else is chosen, but not for what the map blocks", () => {
    const draft = new TableDraft("iwari", "map", CATALOGUE, "");
    expect(draft.wish().options).toEqual({ map: "new-horizons", players: 2, mode: "versus", storms: false });
    draft.chosen.turn(STORMS, true);
    expect(draft.wish().options.storms).toBe(true);
    draft.choose("long-road");
    expect(draft.wish().options).toMatchObject({ map: "long-road", storms: false });
    draft.choose("new-horizons");
    expect(draft.wish().options.storms).toBe(true);
  });

  it("falls back to the first scenario when an address names none", () => {
    expect(planned("nowhere").value).toBe("classic");
  });
});
