import { expect, test } from "vitest";
import type { Piece, Spot } from "../protocol";
import { MOOR, OFFER, placeWith } from "./example";
import { placeOfPiece, territoryOfPiece } from "../board/pieces";
import { aimOf, aimsOf, isSamePiece, pieceOn, placeFor, sourcesOf, tokensOf } from "./open";

const SPOTS: Spot[] = [
  { id: "sand-1", territory: "sand", x: 0, y: 0, violet: false },
  { id: "sand-2", territory: "sand", x: 0, y: 0, violet: true, icon: "coast", guards: 3 },
  { id: "sand-x", territory: "sand", x: 0, y: 0, violet: false, contested: "west" },
  { id: "moor-x", territory: "moor", x: 0, y: 0, violet: false, contested: "west" },
];
const FORT = placeWith({ piece: "fortification", spot: "sand-1" }, "sand", [["desert-1"]]);
const MOVES = ["centre", "moor"].map((from) => placeWith({ piece: "void_totem", territory: "sand", from }, "sand", [["desert-1", "desert-2"]]));
const TOKEN: Piece = { piece: "contested", token: "west", territory: "moor" };

test("places are found by their piece", () => {
  expect(placeFor(OFFER.places, { piece: "totem", territory: "sand" })?.piece.piece).toBe("totem");
  expect(placeFor(OFFER.places, { piece: "totem", territory: "moor" })).toBeNull();
  expect(placeOfPiece(MOOR.piece)).toBe("spot:moor-1");
});

test("a tent and a fortification on one spot are two pieces at one place", () => {
  const tent: Piece = { piece: "tent", spot: "sand-1" };
  expect(placeOfPiece(FORT.piece)).toBe(placeOfPiece(tent));
  expect(isSamePiece(FORT.piece, tent)).toBe(false);
  expect(aimsOf([...OFFER.places, FORT])).toEqual(["piece", "fortification"]);
  expect(aimOf(tent)).toBe("piece");
});

test("void totems from different places are different pieces", () => {
  expect(isSamePiece(MOVES[0]!.piece, MOVES[1]!.piece)).toBe(false);
  expect(placeFor(MOVES, { piece: "void_totem", territory: "sand", from: "moor" })).toBe(MOVES[1]);
  expect(sourcesOf([...OFFER.places, ...MOVES])).toEqual(["centre", "moor"]);
  expect(placeOfPiece(MOVES[0]!.piece)).toBe("totem:sand");
});

test("a contested token goes to its unknown area in the chosen territory", () => {
  expect(placeOfPiece(TOKEN, SPOTS)).toBe("spot:moor-x");
  expect(placeOfPiece(TOKEN)).toBe("token:west");
  expect(isSamePiece(TOKEN, { ...TOKEN, territory: "sand" })).toBe(false);
  expect(tokensOf([placeWith(TOKEN, "moor", [["tundra-1", "tundra-2"]])])).toEqual(["west"]);
  expect(territoryOfPiece(TOKEN, SPOTS)).toBe("moor");
  expect(territoryOfPiece(FORT.piece, SPOTS)).toBe("sand");
});

test("what a pick of a spot places depends on the spot, then on what is meant", () => {
  const [plain, violet, unknown] = SPOTS as [Spot, Spot, Spot, Spot];
  expect(pieceOn(plain, "piece", [])).toEqual({ piece: "tent", spot: "sand-1" });
  expect(pieceOn(plain, "fortification", [])).toEqual({ piece: "fortification", spot: "sand-1" });
  expect(pieceOn(violet, "fortification", ["sand-2"])).toEqual({ piece: "tent", spot: "sand-2", ruin: true });
  expect(pieceOn(violet, "piece", [])).toEqual({ piece: "tent", spot: "sand-2" });
  expect(pieceOn(unknown, "piece", [])).toEqual({ piece: "contested", token: "west", territory: "sand" });
});
