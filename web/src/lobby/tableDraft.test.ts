import { describe, expect, it } from "vitest";
import type { Block, Catalogue, Choice, OwnBox } from "../net/protocol";
import { TableDraft } from "./tableDraft.svelte";

const STORMS: Choice = { name: "storms", kind: "switch", values: [], default: false, needs: null };
const NO_STORMS: Block = {
  ...{ name: "storms", value: true, other: "map", values: ["long-road"] },
  why: { key: "iwari-block-storms-map", args: {} },
};
const NO_STORMS_AGAINST: Block = { ...NO_STORMS, other: "mode", values: ["solo", "coop"] };
const NOT_THERE: Block = {
  ...{ name: "map", value: "the-void", other: "mode", values: ["solo", "coop"] },
  why: { key: "iwari-block-void-map", args: {} },
};
const limits = (mode: string, values: string[], normal: string): Choice => ({
  ...{ name: "void_limit", kind: "one", values, default: normal },
  needs: { name: "mode", value: mode },
});
const ALONE = limits("solo", ["4", "3", "2"], "3");
const TOGETHER = limits("coop", ["2", "1"], "1");
const OURS: OwnBox = {
  box: "ours",
  sets: [
    { map: "our-isle", players: 2, mode: "versus" },
    { map: "new-horizons", players: 2, mode: "versus" },
  ],
  choices: [],
  blocks: [],
  titles: { "our-isle": "Our Isle" },
  sketches: { "our-isle": { size: [1, 1] } },
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
      pads: [],
      boxes: [],
    },
    {
      game: "iwari",
      sets: [
        ...["new-horizons", "long-road"].flatMap((map) => [
          { map, players: 2, mode: "versus" },
          { map, players: 3, mode: "versus" },
          { map, players: 1, mode: "solo" },
          { map, players: 2, mode: "coop" },
        ]),
        { map: "the-void", players: 3, mode: "versus" },
      ],
      choices: [STORMS, ALONE, TOGETHER],
      blocks: [NO_STORMS, NO_STORMS_AGAINST, NOT_THERE],
      pads: [],
      boxes: [OURS],
    },
  ],
  bots: ["level1", "level2", "level3"],
  others: ["wren"],
};

const planned = (wanted = "classic") => new TableDraft("dewan", { main: "scenario", way: null }, CATALOGUE, wanted, "level2");
const WAY = { option: "mode", plain: "versus" };
const iwari = (wanted = "") => new TableDraft("iwari", { main: "map", way: WAY }, CATALOGUE, wanted, "level2");

describe("a table being planned", () => {
  it("begins with me and the bot chosen last", () => {
    expect(planned().request().seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "level2" }]);
    expect(planned().request().options).toEqual({ scenario: "classic", players: 2 });
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

  it("asks for the name of a friend, and takes a blank for none", () => {
    const draft = planned();
    expect(draft.isNameless).toBe(false);
    for (const name of ["", "  "]) {
      draft.change(1, { kind: "friend", name });
      expect(draft.isNameless).toBe(true);
    }
    draft.change(1, { kind: "friend", name: " Ada " });
    expect(draft.isNameless).toBe(false);
  });

  it("proposes the level that was chosen last for every further bot", () => {
    const draft = planned();
    draft.change(1, { kind: "bot", bot: "level3" });
    draft.add();
    draft.fillWithBots();
    expect(draft.request().seats.slice(1)).toEqual([
      { kind: "bot", bot: "level3" },
      { kind: "bot", bot: "level3" },
    ]);
  });

  it("proposes the weakest bot to somebody whose last one is not offered", () => {
    const drafted = (usual: string) => new TableDraft("dewan", { main: "scenario", way: null }, CATALOGUE, "classic", usual);
    expect(drafted("greedy").request().seats[1]).toEqual({ kind: "bot", bot: "level1" });
    expect(drafted("wren").request().seats[1]).toEqual({ kind: "bot", bot: "wren" }); // one by somebody else
  });

  it("asks for what else is chosen, but not for what the map blocks", () => {
    const draft = iwari();
    expect(draft.request().options).toEqual({
      ...{ map: "new-horizons", players: 2, mode: "versus" },
      ...{ storms: false, void_limit: null },
    });
    draft.chosen.turn(STORMS, true);
    expect(draft.request().options.storms).toBe(true);
    draft.choose("long-road");
    expect(draft.request().options).toMatchObject({ map: "long-road", storms: false });
    draft.choose("new-horizons");
    expect(draft.request().options.storms).toBe(true);
  });

  it("falls back to the first scenario when an address names none", () => {
    expect(planned("nowhere").value).toBe("classic");
  });
});

describe("who may watch and join", () => {
  it("is everybody while a seat is open, and nobody at a table against bots or at one screen", () => {
    const draft = planned();
    expect(draft.request().listed).toBe(false);
    draft.change(1, { kind: "friend", name: "Vik" });
    expect(draft.request().listed).toBe(false);
    draft.change(1, { kind: "open" });
    expect(draft.request().listed).toBe(true);
  });

  it("is what somebody has said, whoever sits there then", () => {
    const draft = planned();
    draft.listed = true;
    expect(draft.request().listed).toBe(true);
    draft.change(1, { kind: "open" });
    draft.listed = false;
    expect(draft.request().listed).toBe(false);
  });

  it("is nobody where one plays alone", () => {
    const draft = iwari();
    draft.listed = true;
    draft.go("solo");
    expect(draft.request().listed).toBe(false);
  });
});

describe("a way of playing", () => {
  it("is the plain one at first, and there is only one in other games", () => {
    expect([iwari().way, iwari().ways]).toEqual(["versus", ["versus", "solo", "coop"]]);
    expect([planned().way, planned().ways, planned().exactCount]).toEqual(["", [], null]);
  });

  it("settles how many play, and says what became of the seats", () => {
    const draft = iwari();
    draft.add();
    draft.go("solo");
    expect(draft.request().seats).toEqual([{ kind: "me" }]);
    expect(draft.exactCount).toBe(1);
    expect(draft.notice).toBeNull(); // that one plays alone goes without saying
    draft.add();
    expect(draft.seats).toHaveLength(1);
    draft.go("coop");
    expect(draft.request().seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "level2" }]);
    draft.go("versus");
    expect(draft.exactCount).toBeNull();
  });

  it("asks for its own limit, the usual one first, and remembers each", () => {
    const draft = iwari("solo");
    expect(draft.options).toMatchObject({ mode: "solo", players: 1, void_limit: "3" });
    draft.chosen.pick(ALONE, "2");
    draft.go("coop");
    expect(draft.options).toMatchObject({ mode: "coop", players: 2, void_limit: "1" });
    draft.go("solo");
    expect(draft.options.void_limit).toBe("2");
    draft.go("versus");
    expect(draft.options.void_limit).toBeNull();
    expect([ALONE, STORMS].map((choice) => draft.isOfWay(choice))).toEqual([true, false]);
  });

  it("leaves out what it excludes, until there is another way", () => {
    const draft = iwari();
    draft.chosen.turn(STORMS, true);
    draft.go("solo");
    expect(draft.options.storms).toBe(false);
    expect(draft.chosen.whyNone(STORMS)).toEqual(NO_STORMS_AGAINST.why);
    draft.go("versus");
    expect(draft.options.storms).toBe(true);
  });

  it("gives up a map on which it is not played, and says why", () => {
    const draft = iwari("the-void");
    expect(draft.value).toBe("the-void");
    draft.go("solo");
    expect(draft.value).toBe("new-horizons");
    expect([draft.givenUp, draft.notice]).toEqual(["the-void", null]);
    expect(draft.why("the-void")).toEqual(NOT_THERE.why);
    expect(draft.why("long-road")).toBeNull();
    expect(draft.values).toContain("the-void");
    draft.choose("long-road");
    expect(draft.givenUp).toBeNull();
  });
});

describe("a game whose main option is a number", () => {
  const sets = [9, 8].map((limit) => ({ limit, players: 2 }));
  const catalogue: Catalogue = { games: [{ game: "nine", sets, choices: [], blocks: [], pads: [], boxes: [] }], bots: ["level1"], others: [] };
  const draft = () => new TableDraft("nine", { main: "limit", way: null }, catalogue, "", "level1");

  it("is chosen by its name and wished as a number", () => {
    const one = draft();
    expect(one.values).toEqual(["9", "8"]);
    one.choose("8");
    expect([one.fewest, one.most]).toEqual([2, 2]);
    expect(one.request().options).toEqual({ limit: 8, players: 2 });
  });
});

describe("components of the host's own", () => {
  const ours = (box: string | null) => new TableDraft("iwari", { main: "map", way: WAY }, CATALOGUE, "", "level2", box);

  it("come first, under their own names", () => {
    const draft = ours("ours");
    expect(draft.value).toBe("our-isle");
    expect(draft.titleOf("our-isle")).toBe("Our Isle");
    expect(draft.titleOf("new-horizons")).toBeNull();
    expect(draft.sketchOf("our-isle")).toEqual({ size: [1, 1] });
    expect(draft.request()).toMatchObject({ game: "iwari", box: "ours", options: { map: "our-isle" } });
  });

  it("are not spoken of where they are not chosen", () => {
    expect(ours(null).values).not.toContain("our-isle");
    expect(ours(null).request()).not.toHaveProperty("box");
  });
});
