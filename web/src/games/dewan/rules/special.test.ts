import { describe, expect, it } from "vitest";
import type { AidTable } from "../../../rules/book";
import type { Components, View } from "../protocol";
import { rulesOf, specialOf } from "./special";

const tableWith = (event: string | null, play: object): AidTable<View, Components> =>
  ({ view: { board: { event } }, components: { play: { teams: false, villages: false, ...play } }, title: "Ours" }) as unknown as AidTable<View, Components>;

describe("the rules of a scenario", () => {
  it("are known by its name where it is packaged", () => {
    const rules = Object.fromEntries(["classic", "team", "downpour", "volcano", "lake"].map((scenario) => [scenario, rulesOf(specialOf({ scenario }))]));
    expect(rules).toEqual({
      classic: [],
      team: ["DM1"],
      downpour: ["DV2", "DD1"],
      volcano: ["DV2", "DL1", "DL2"],
      lake: ["DV2", "DH1", "DH3", "DH5"],
    });
  });

  it("are what the table plays with, whatever the scenario is called", () => {
    expect(rulesOf(specialOf({ scenario: "monsoon" }, tableWith("water", {})))).toEqual(["DV2", "DD1"]);
    expect(rulesOf(specialOf({ scenario: "ours" }, tableWith("lava", { teams: true })))).toEqual(["DM1", "DV2", "DL1", "DL2"]);
    expect(rulesOf(specialOf({ scenario: "ours" }, tableWith(null, { villages: true })))).toEqual(["DH1", "DH3"]);
    expect(rulesOf(specialOf({ scenario: "lake" }, tableWith(null, {})))).toEqual([]);
  });
});
