import { describe, expect, it } from "vitest";
import type { Catalogue } from "../net/protocol";
import { TableDraft } from "./tableDraft.svelte";

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
    },
  ],
  bots: ["random", "greedy"],
};

describe("a table being planned", () => {
  it("begins with me and the best bot", () => {
    const draft = new TableDraft("dewan", CATALOGUE, "classic");
    expect(draft.wish().seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }]);
    expect(draft.wish().options).toEqual({ scenario: "classic", players: 2 });
  });

  it("adds bots where a scenario needs more players, and says so", () => {
    const draft = new TableDraft("dewan", CATALOGUE, "classic");
    draft.choose("team");
    expect(draft.seats).toHaveLength(4);
    expect(draft.notice).toEqual({ key: "web-lobby-seats-added", args: { count: 2 } });
  });

  it("keeps the number of seats within what the catalogue allows", () => {
    const draft = new TableDraft("dewan", CATALOGUE, "team");
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
    const draft = new TableDraft("dewan", CATALOGUE, "classic");
    draft.add();
    expect(draft.count("open")).toBe(1);
    draft.fillWithBots();
    expect(draft.count("open")).toBe(0);
    expect(draft.count("bot")).toBe(2);
  });

  it("falls back to the first scenario when an address names none", () => {
    expect(new TableDraft("dewan", CATALOGUE, "nowhere").scenario).toBe("classic");
  });
});
