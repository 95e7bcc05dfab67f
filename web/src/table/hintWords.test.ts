import "../language/testing";
import { beforeAll, expect, test } from "vitest";
import { speak, speakOfHints } from "../language/speak.svelte";
import type { HintPlan } from "../net/protocol";
import { percentOf, pointsOf, reasonsOf, standingOf } from "./hintWords";

beforeAll(async () => {
  await speak("en");
  await speakOfHints("dewan");
});

const PLAN: HintPlan = {
  ...{ event: { seat: 0, do: "take" }, says: [], standing: "best", reasons: [] },
  ...{ chance: 0.624, error: 0.021, behind: 0, points: 41.2 },
};
const plan = (parts: Partial<HintPlan>): HintPlan => ({ ...PLAN, ...parts });

test("a chance is said with what it may be off by, two standard errors", () => {
  expect(percentOf(PLAN)).toEqual({ chance: 62, margin: 4 });
  expect(percentOf(plan({ error: 0.0001 }))).toEqual({ chance: 62, margin: 1 });
});

test("where chances are not to be trusted none is said", () => {
  expect(percentOf(plan({ chance: null, error: null, behind: null }))).toBeNull();
  expect(standingOf(plan({ standing: "behind", chance: null, error: null, behind: null }))).toBe("wins less often");
});

test("how far a plan is behind is said only where it can be told apart", () => {
  expect(standingOf(PLAN)).toBe("wins most often");
  expect(standingOf(plan({ standing: "alike", behind: 0.03 }))).toBe("no clear difference");
  expect(standingOf(plan({ standing: "behind", behind: 0.062 }))).toBe("6% behind");
});

test("points are compared as they are written", () => {
  expect(pointsOf(PLAN, PLAN)).toBe("about 41 points");
  expect(pointsOf(plan({ points: 39.4 }), PLAN)).toBe("about 39 points, 2 fewer");
  expect(pointsOf(plan({ points: 41.4 }), PLAN)).toBe("about 41 points");
  expect(pointsOf(plan({ points: 43 }), PLAN)).toBe("about 43 points, 2 more");
  expect(pointsOf(plan({ points: null }), plan({ points: null }))).toBeNull();
});

test("that nothing stands out is said of the best plan alone", () => {
  const later = { says: { key: "hint-later", args: {} }, points: [] };
  const gains = { says: { key: "hint-gains", args: { points: 3 } }, points: [] };
  expect(reasonsOf(plan({ reasons: [later] }))).toEqual([later]);
  expect(reasonsOf(plan({ standing: "alike", reasons: [later] }))).toEqual([]);
  expect(reasonsOf(plan({ standing: "alike", reasons: [gains] }))).toEqual([gains]);
});
