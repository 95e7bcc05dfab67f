import "../language/testing";
import { expect, test } from "vitest";
import { columnOf, namesFit, sharesOf } from "./sheet";

const IWARI = ["Tents, mid-game", "Tents, final", "Totems", "Settlements"];
const MANY = ["Tents, mid", "Tents, end", "Totem", "Settl.", "Exp.", "Walk", "Disc."];

test("a column is as wide as the longest word of its heading", () => {
  expect(columnOf("Settlements")).toBeGreaterThan(columnOf("Tents, mid-game"));
  expect(columnOf("Fire")).toBe(columnOf("Exp."));
  expect(columnOf("テント（最終）")).toBe(columnOf("Fire"));
});

test("short names stand beside the figures where there is room", () => {
  expect(namesFit(690, ["Maren", "Orla"], IWARI)).toBe(true);
  expect(namesFit(690, ["Bartholomew", "Orla"], ["Stories", "Fire", "Water", "Rivals", "Pairs"])).toBe(true);
});

test("long names, many columns or a narrow sheet put them above", () => {
  expect(namesFit(540, ["Bartholomew", "Lumi"], MANY)).toBe(false);
  expect(namesFit(540, ["Maximiliane-Antoinette X"], IWARI)).toBe(false);
  expect(namesFit(400, ["Maren"], IWARI)).toBe(false);
  expect(namesFit(600, ["吾輩は猫である名前はまだ無い"], IWARI)).toBe(false);
});

test("where names stand above, the columns share the width by what their headings need", () => {
  const shares = sharesOf(501, [...IWARI, "Pieces left"]);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(501 - 34 - 96);
  expect(shares[3]).toBeGreaterThan(columnOf("Settlements"));
  expect(shares[0]).toBeCloseTo(shares[2]!);
});
