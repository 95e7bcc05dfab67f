import "../language/testing";
import { describe, expect, it } from "vitest";
import { judged, moment, report, weighed } from "./example";
import { beside, costly, decisionAt, isBest, luckAt, momentsOf, movedSide, plansOf, surelyBehind } from "./moments";

describe("key moments", () => {
  const moments = momentsOf(report({ moments: [moment(3, 0.1, -0.1), moment(8, -0.2, 0.2)] }));

  it("have letters in their order", () => {
    expect(moments.map(({ letter, event }) => letter + event)).toEqual(["A3", "B8"]);
  });

  it("are gone through from wherever one is", () => {
    expect([beside(moments, -1, 1), beside(moments, 3, 1), beside(moments, 8, 1)].map((one) => one?.letter)).toEqual(["A", "B", undefined]);
    expect([beside(moments, 3, -1), beside(moments, 5, -1), beside(moments, 20, -1)].map((one) => one?.letter)).toEqual([undefined, "A", "B"]);
  });

  it("are told from the side asked about, unless nothing changed for it", () => {
    expect(movedSide(moment(1, 0.02, -0.3, 0.28), 0)).toBe(0);
    expect(movedSide(moment(1, 0.001, -0.3, 0.299), 0)).toBe(1);
    expect(movedSide(moment(1, 0, 0), 1)).toBe(1);
  });
});

describe("the plans of a decision", () => {
  const best = weighed(2, 0.45);

  it("name the best one first, and as such, only where it is surely better", () => {
    const sure = plansOf(judged({ best, others: [weighed(3, 0.5)], verdict: "apart2" }));
    expect(sure.map(({ plan, best }) => [plan.chance, best])).toEqual([
      [0.45, true],
      [0.5, false],
      [0.4, false],
    ]);
    const unsure = plansOf(judged({ best, others: [weighed(3, 0.5)] }));
    expect(unsure.map(({ plan, best }) => [plan.chance, best])).toEqual([
      [0.5, false],
      [0.45, false],
      [0.4, false],
    ]);
  });

  it("hold what was played once, and mark it", () => {
    const plans = plansOf(judged({ best, others: [weighed(1, 0.4), weighed(3, 0.3)] }));
    expect(plans.map(({ number, played }) => [number, played])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(plansOf(judged()).map(({ played }) => played)).toEqual([true]);
  });

  it("are none where there was nothing to choose", () => {
    expect(plansOf(judged({ played: null, best: null, plans: 1, verdict: "forced" }))).toEqual([]);
  });
});

describe("a decision", () => {
  it("is surely behind only by its verdict", () => {
    expect((["forced", "not-told-apart", "apart2", "apart5", "apart10"] as const).map((verdict) => surelyBehind(judged({ verdict })))).toEqual([0, 0, 2, 5, 10]);
    const found = report({ decisions: [judged(), judged({ event: 4, seat: 1, verdict: "apart5" })] });
    expect(costly(found).map(({ event }) => event)).toEqual([4]);
  });

  it("is found by its event", () => {
    const found = report({ decisions: [judged({ event: 4 })] });
    expect([decisionAt(found, 4)?.event, decisionAt(found, 5)]).toEqual([4, null]);
  });

  it("may be what the analysis would have played", () => {
    expect([isBest(judged()), isBest(judged({ best: weighed(2, 0.5) })), isBest(judged({ played: null, best: null }))]).toEqual([true, false, false]);
  });
});

it("tells the luck of an event by side, and of others nothing", () => {
  const lucky = report({ luck: [{ event: 2, luck: [0.1, -0.1], error: [0.01, 0.02] }] });
  expect(luckAt(lucky, 2, 1)).toEqual({ luck: -0.1, error: 0.02 });
  expect(luckAt(lucky, 1, 1)).toBeNull();
});
