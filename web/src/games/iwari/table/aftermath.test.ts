import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../net/protocol";
import type { Claim, AftermathStep, View } from "../protocol";
import { chapterOf, aftermathOf, viewsOf } from "./aftermath";
import { tell } from "./telling";

const step = (kind: AftermathStep["kind"], more: Partial<AftermathStep> = {}): AftermathStep => ({
  ...{ kind, message: { key: "iwari-void-x", args: {} }, territory: null, spot: null, connection: null, begins: null, asks: false, changes: {} },
  ...more,
});
const row = (number: number, event: GameEvent | null, steps: AftermathStep[] = []): Entry =>
  ({ number, seat: 0, event, messages: [], notes: [], undone: null, at: "", round: 1, scoring: steps.length > 0 ? { kind: "void", steps } : null }) as Entry;

const CLAIM = { by: "void" } as Claim;
const BEGIN = step("begin", { connection: 6, begins: "infection" });
const TOTEM = step("totem", { territory: "sand", changes: { territories: { sand: { totems: [1, 1] } } } });
const ASK = step("ruin", { territory: "moor", asks: true });
const RUIN = step("ruin", { territory: "moor", spot: "moor-1", changes: { tents: { "moor-1": 1 }, territories: { moor: { free: 0 } } } });
const PAWN = step("pawn", { connection: 7 });
const JUDGE = step("judge", { territory: "moor", changes: { void: { claims: { moor: CLAIM }, held: 1 } } });

test("only an aftermath is one: a scoring is walked through", () => {
  expect(aftermathOf({ ...row(1, {}), scoring: { kind: "mid", steps: [] } })).toBeNull();
  expect(aftermathOf(null)).toBeNull();
});

test("an action of the void goes on after a question: its steps stay together", () => {
  const log = [row(1, { do: "build" }), row(2, { do: "draw" }, [BEGIN, TOTEM, ASK]), row(3, { do: "ruin" }, [RUIN, PAWN])];
  expect(chapterOf(log.slice(0, 2))).toEqual({ kind: "infection", steps: [BEGIN, TOTEM, ASK], fresh: true });
  expect(chapterOf(log)).toEqual({ kind: "infection", steps: [BEGIN, TOTEM, ASK, RUIN, PAWN], fresh: true });
});

test("a chapter is old once somebody has done something else, not while a hand is refilled", () => {
  const told = row(1, { do: "void" }, [BEGIN, TOTEM]);
  expect(chapterOf([told, row(2, { do: "draw" })])?.fresh).toBe(true);
  expect(chapterOf([told, row(2, { do: "build" })])?.fresh).toBe(false);
  expect(chapterOf([row(2, { do: "build" })])).toBeNull();
});

test("a corruption goes on after its shuffle", () => {
  const aside = step("aside");
  expect(chapterOf([row(1, { do: "void" }, [BEGIN]), row(2, { chance: "shuffle" }, [aside])])?.steps).toEqual([BEGIN, aside]);
});

test("what was taken back was never told, and what is being told comes last", () => {
  const log = [row(1, { do: "void" }, [BEGIN]), row(2, { do: "ruin" }, [RUIN]), { ...row(3, null), undone: 2 }];
  expect(chapterOf(log)?.steps).toEqual([BEGIN]);
  expect(chapterOf(log, row(4, { do: "ruin" }, [PAWN]))?.steps).toEqual([BEGIN, PAWN]);
});

const land = (id: string, totems: number[], free: number) => ({ id, totems, free });
const view = (parts: object): View => ({ decides: 0, centre: null, display: ["void-1"], ...parts }) as unknown as View;
const BEFORE = view({
  tents: { "sand-1": 0 },
  territories: [land("sand", [1, 0], 3), land("moor", [0, 0], 1)],
  display: [],
  void: { tribe: 1, pawn: 6, claims: {}, held: 0, stage: "void" },
});
const AFTER = view({
  tents: { "sand-1": 0, "moor-1": 1 },
  territories: [land("sand", [1, 1], 3), land("moor", [0, 0], 0)],
  void: { tribe: 1, pawn: 7, claims: { moor: CLAIM }, held: 1, stage: "display" },
});
const TOLD_STEPS = [BEGIN, TOTEM, RUIN, JUDGE, PAWN];
const TOLD = row(5, { do: "void" }, TOLD_STEPS);

test("before a step is told, what it brings is not on the map", () => {
  const [, totem, ruin, judge, pawn] = viewsOf(BEFORE, AFTER, TOLD_STEPS);
  expect(viewsOf(BEFORE, AFTER, TOLD_STEPS)[0]?.territories[0]?.totems).toEqual([1, 0]);
  expect(totem?.territories[0]?.totems).toEqual([1, 1]);
  expect(totem?.tents).toEqual({ "sand-1": 0 });
  expect(ruin?.tents).toEqual(AFTER.tents);
  expect(ruin?.void).toMatchObject({ claims: {}, held: 0, pawn: 6 });
  expect(judge?.void).toMatchObject({ claims: { moor: CLAIM }, held: 1, pawn: 6 });
  expect(pawn).toBe(AFTER);
});

test("a piece that moves stays where it stood until it is told", () => {
  const moved = step("piece", { changes: { tents: { "sand-1": null, "moor-1": 0 } } });
  const [first, second] = viewsOf(BEFORE, { ...AFTER, tents: { "moor-1": 0 } }, [BEGIN, moved, JUDGE]);
  expect([first?.tents, second?.tents]).toEqual([{ "sand-1": 0 }, { "moor-1": 0 }]);
});

test("every step is told by itself: pieces fly from the void's stock, the pawn from where it stood", () => {
  const told = tell(TOLD, BEFORE, AFTER);
  expect(told.map(({ show }) => show.flights.map(({ kind, from, to }) => [kind, from, to]))).toEqual([
    [],
    [["totem", "seat-1", "space-totem:sand"]],
    [["tent", "seat-1", "space-spot:moor-1"]],
    [],
    [["void_pawn", "space-connection:6", "space-connection:7"]],
  ]);
  expect(told.map(({ show }) => show.entry.messages)).toEqual([BEGIN, TOTEM, RUIN, JUDGE, PAWN].map(({ message }) => [message]));
  expect(told.at(-1)?.view).toBe(AFTER);
});

test("told once more, nothing moves", () => {
  expect(tell(TOLD, AFTER, AFTER).every(({ show, view }) => show.flights.length === 0 && view === AFTER)).toBe(true);
});
