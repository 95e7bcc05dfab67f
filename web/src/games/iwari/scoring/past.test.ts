import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../net/protocol";
import type { Scoring, View } from "../protocol";
import { asScored, mapAfter } from "./past";

const row = (number: number, event: GameEvent | null, undone: number | null = null): Entry =>
  ({ number, seat: 0, event, messages: [], notes: [], undone, at: "", round: 1, scoring: null }) as Entry;
const build = (spot: string): GameEvent => ({ seat: 0, do: "build", tribe: 0, pieces: [{ piece: "tent", spot }], cards: [["desert-1"]] });
const totem: GameEvent = { seat: 1, do: "build", tribe: 1, pieces: [{ piece: "totem", territory: "sand" }], cards: [["desert-2"]] };
const VIEW = {
  tents: { a: 0, b: 0 },
  territories: [{ id: "sand", totems: [0, 2], factor: 2, ranks: [] }],
  pawns: [{ deed: "union" }, { deed: "honour" }],
} as unknown as View;

test("what was built after a row stands no more", () => {
  const log = [row(1, build("a")), row(2, null), row(3, build("b")), row(4, totem), row(5, { seat: 0, do: "deed" })];
  const then = mapAfter(VIEW, log, 2);
  expect(then.tents).toEqual({ a: 0 });
  expect(then.territories[0]?.totems).toEqual([0, 1]);
  expect(then.pawns).toHaveLength(1);
});

test("what was taken back does not count", () => {
  const log = [row(1, build("a")), row(2, build("c")), row(3, null, 2), row(4, build("b"))];
  expect(mapAfter(VIEW, log, 3).tents).toEqual({ a: 0 });
  expect(mapAfter({ ...VIEW, tents: { a: 0 } }, log.slice(0, 3), 1).tents).toEqual({ a: 0 });
});

test("territories say what the scoring gave them", () => {
  const ranks = [{ tribe: 0, tents: 1, rank: 1, base: 1, points: 1 }];
  const scoring: Scoring = { kind: "mid", before: [0, 0], steps: [{ kind: "territory", territory: "sand", factor: 1, ranks }] };
  expect(asScored(VIEW, scoring).territories[0]).toMatchObject({ factor: 1, ranks });
});
