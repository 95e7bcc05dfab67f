import "../language/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { speakOfAnalysis } from "../language/speak.svelte";
import { judged, moment, report, weighed } from "./example";
import { shownSides, sideOf } from "./sides";
import type { Told } from "./told";
import { causeOf, luckLine, verdictOf } from "./words";

beforeAll(() => speakOfAnalysis("dewan"));

const TRUSTED = report();
const UNTRUSTED = report({ meter: { version: "1", group: "", calibrated: false } });
const TOLD = { names: ["Una", "Vik"] } as unknown as Told;
const behind = judged({ best: weighed(2, 0.6), regret: 0.2, interval: [0.12, 0.28], verdict: "apart10" });

describe("the verdict on a decision", () => {
  it("says by how much another plan was better, and how sure that is", () => {
    expect(verdictOf(TRUSTED, behind)).toBe("Another plan was surely better: by about 20 points of win chance, between 12 and 28.");
  });

  it("says plainly what cannot be told apart", () => {
    const apart = judged({ best: weighed(2, 0.41), regret: 0.01, interval: [-0.03, 0.05] });
    expect(verdictOf(TRUSTED, apart)).toContain("between −3 and 5 points");
    expect(verdictOf(TRUSTED, judged())).toBe("The analysis would have played the same.");
  });

  it("blames nobody who had no choice", () => {
    expect(verdictOf(TRUSTED, judged({ played: null, best: null, verdict: "forced" }))).toBe("There was nothing to choose.");
  });

  it("has no figures where they cannot be trusted", () => {
    for (const one of [behind, judged({ best: weighed(2, 0.41) }), judged()]) expect(verdictOf(UNTRUSTED, one)).not.toMatch(/\d/);
  });
});

describe("the cause of a key moment", () => {
  it("is luck, or a decision and how good it was", () => {
    const of = (verdict: "apart10" | "not-told-apart") => report({ decisions: [{ ...behind, event: 3, verdict }] });
    expect(causeOf(of("apart10"), { ...moment(3, 0.1, -0.1), why: "luck" }, TOLD)).toContain("Luck");
    expect(causeOf(of("apart10"), moment(3, 0.1, -0.1), TOLD)).toBe("A decision of Una; the best plan was about 20 better.");
    expect(causeOf(of("not-told-apart"), moment(3, 0.1, -0.1), TOLD)).toBe("A decision of Una; no plan was surely better.");
    const untrusted = { ...of("apart10"), meter: UNTRUSTED.meter };
    expect(causeOf(untrusted, moment(3, 0.1, -0.1), TOLD)).not.toMatch(/\d/);
  });
});

it("calls luck what is beyond its error", () => {
  expect(luckLine(0.08, 0.02, "Una")).toContain("brought Una about 8 points");
  expect(luckLine(-0.08, 0.02, "Una")).toContain("cost Una about 8 points");
  expect(luckLine(0.03, 0.02, "Una")).toContain("changed little for Una");
});

describe("sides", () => {
  it("are one where all play together, and may be nobody's", () => {
    const void_ = report({ sides: [[0, 1], []], result: { over: true, chance: [0, 1], points: null } });
    expect([shownSides(void_), sideOf(void_, 1)]).toEqual([[0], 0]);
    expect(shownSides(report({ sides: [[0], [1], []] }))).toEqual([0, 1, 2]);
    expect(sideOf(report({ sides: [[0, 2], [1, 3]] }), 3)).toBe(1);
  });
});
