import { expect, test } from "vitest";
import type { GameLessons, LessonInfo, Options } from "../net/protocol";
import { offersFor } from "./offers";

function info(lesson: string, about: Options[], known: Partial<LessonInfo> = {}): LessonInfo {
  return { lesson, table: null, done: false, met: false, about, ...known };
}
const STORM = info("storm", [{ weather: true }]);
const ISLAND = info("island", [{ map: "island", mode: "versus" }]);
const PAWNS = info("pawns", [{ pawns: "red" }, { pawns: "blue" }]);
const PLAIN = info("plain", []);
const lessonsOf = (...lessons: LessonInfo[]): GameLessons => ({ game: "game", paths: [{ path: "all", lessons }] });
const ALL = lessonsOf(STORM, ISLAND, PAWNS, PLAIN);
const table = (options: Options): Options => ({ map: "coast", mode: "versus", weather: false, pawns: [], ...options });

test("a lesson is offered where a table has what it is about", () => {
  expect(offersFor(ALL, table({}), [])).toEqual([]);
  expect(offersFor(ALL, table({ weather: true }), [])).toEqual(["storm"]);
  expect(offersFor(ALL, table({ map: "island", weather: true }), [])).toEqual(["storm", "island"]);
});

test("all that it names has to be so", () => {
  expect(offersFor(ALL, table({ map: "island", mode: "alone" }), [])).toEqual([]);
});

test("of several things one can be enough, and one chosen among others", () => {
  expect(offersFor(ALL, table({ pawns: ["green", "blue"] }), [])).toEqual(["pawns"]);
  expect(offersFor(ALL, table({ pawns: ["green"] }), [])).toEqual([]);
});

test("what was done, met or waved aside is not offered", () => {
  const stormy = table({ weather: true });
  expect(offersFor(lessonsOf({ ...STORM, done: true }), stormy, [])).toEqual([]);
  expect(offersFor(lessonsOf({ ...STORM, met: true }), stormy, [])).toEqual([]);
  expect(offersFor(lessonsOf(STORM), stormy, ["game/storm"])).toEqual([]);
  expect(offersFor(lessonsOf({ ...STORM, table: "begun" }), stormy, ["other/storm"])).toEqual(["storm"]);
});

test("never many at once, the first ones first", () => {
  const many = ["one", "two", "three", "four"].map((name) => info(name, [{}]));
  expect(offersFor(lessonsOf(...many), table({}), [])).toEqual(["one", "two", "three"]);
});

test("a game without lessons offers none", () => {
  expect(offersFor(undefined, table({}), [])).toEqual([]);
});
