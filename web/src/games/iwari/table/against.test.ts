// What a player decides against the void (IV).

import "../../../language/testing";
import { beforeEach, expect, test, vi } from "vitest";
import type { Components, Drafted, Offer, Piece, View } from "../protocol";
import type { IwariGame } from "./context";
import { BUILD, OFFER, placeWith, SAND, VOID_GAINS } from "./example";
import { IwariFlow } from "./flow.svelte";
import { iwariKey } from "./keys";

const TRIBE = 1; // of the void, beside one player
const CARDS = { "desert-1": "desert", "tundra-1": "tundra", "void-1": "void", "void-2": "void" };
const COMPONENTS = {
  cards: CARDS,
  map: {
    territories: ["sand", "moor", "ice"].map((id) => ({ id, biome: "desert" })),
    spots: ["sand-1", "sand-2", "moor-1", "ice-1"].map((id, x) => ({ id, territory: id.split("-")[0], x, y: 0, violet: false })),
    connections: [{ number: 6, territories: ["sand", "moor"] }],
  },
} as unknown as Components;
const VIEW = {
  seats: [{ hand: ["desert-1", "tundra-1", "void-1", "void-2"] }],
  territories: ["sand", "moor", "ice"].map((id) => ({ id, veiled: false })),
  ...{ ruins: [], centre: null, exploring: null },
  void: { tribe: TRIBE, pawn: 6, claims: {}, now: null, group: [5, 10] },
} as unknown as View;
const NONE: Partial<Offer> = { places: [], swaps: [] };
const RUIN = placeWith({ piece: "tent", spot: "sand-1" }, "sand", [["desert-1"]]);
const VOIDS = [
  { cards: ["void-1"], event: { do: "void", cards: ["void-1"] }, corrupts: false },
  { cards: ["void-1", "void-2"], event: { do: "void", cards: ["void-1", "void-2"] }, corrupts: true },
];
const ACTION: Partial<Offer> = { phase: "void", tribe: TRIBE, places: [RUIN], swaps: [], voids: VOIDS };

let asked: unknown[] = [];
let drafts: unknown[] = [];
let answer: Partial<Drafted> = {};

function flowWith(offer: Partial<Offer>): IwariFlow {
  const live = {
    draft: (draft: { pieces: Piece[]; cards: string[][] }) => {
      drafts.push(draft);
      const pieces = draft.pieces.map((piece, place) => ({ piece, cards: draft.cards[place] ?? [], ways: SAND.ways }));
      return Promise.resolve({ build: { ...BUILD, pieces, event: { do: "build", pieces: draft.pieces } }, nexts: [], lifts: [], ...answer });
    },
    why: (wish: unknown) => {
      asked.push(wish);
      return Promise.resolve({ message: { key: "web-no", args: {} }, rule: null });
    },
  };
  const game = { offer: { ...OFFER, ...offer }, moves: 1, viewer: 0, view: VIEW, components: COMPONENTS, live, busy: false, result: null, canUndo: false, endSetUp: () => undefined };
  return new IwariFlow(game as unknown as IwariGame);
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const press = (flow: IwariFlow, key: string) => {
  const nowhere = () => {};
  return iwariKey({ key } as KeyboardEvent, flow.game, flow, { map: nowhere, market: nowhere, hand: nowhere, log: nowhere });
};

beforeEach(() => {
  asked = [];
  drafts = [];
  answer = {};
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
});

test("the void's build is made like one's own, for its tribe (IV3)", async () => {
  const flow = flowWith(ACTION);
  expect(flow.mode).toBe("build");
  expect(flow.building.open.map(({ piece }) => piece)).toEqual([RUIN.piece]);
  flow.pickPiece(flow.pieceOn("sand-1"));
  await settled();
  expect(drafts).toEqual([{ pieces: [RUIN.piece], cards: [["desert-1"]] }]);
  expect(flow.event).toEqual({ do: "build", pieces: [RUIN.piece] });
});

test("void cards are picked in the hand, one or more, and taken back one by one (IV3)", () => {
  const flow = flowWith(ACTION);
  flow.pickHand("void-2");
  expect(flow.mode).toBe("voids");
  expect(flow.event).toBe(VOIDS[0]?.event);
  expect(flow.building.open).toEqual([]);
  flow.pickHand("void-1");
  expect(flow.event).toBe(VOIDS[1]?.event);
  expect(flow.against.voids?.corrupts).toBe(true);
  flow.undo();
  expect(flow.choice.voids).toEqual(["void-2"]);
  flow.pickHand("void-2");
  expect(flow.mode).toBe("build");
});

test("V plays void cards one by one, a digit so many at once", () => {
  const flow = flowWith(ACTION);
  press(flow, "v");
  expect(flow.mode).toBe("voids");
  expect(flow.event).toBeNull();
  press(flow, "2");
  expect(flow.choice.voids).toHaveLength(2);
  press(flow, "1");
  expect(flow.event).toBe(VOIDS[0]?.event);
  press(flow, "b");
  expect(flow.mode).toBe("build");
});

test("where nothing can be built the void cards come first", () => {
  expect(flowWith({ ...ACTION, places: [] }).mode).toBe("voids");
});

test("void cards pay for nothing and are not swapped: that is said (IV2)", () => {
  const flow = flowWith({});
  flow.pickHand("void-1");
  expect(flow.why.reason?.message.key).toBe("iwari-web-void-card-not-now");
  flow.want("swap");
  flow.pickHand("void-1");
  expect(asked).toEqual([{ do: "swap", card: "void-1" }]);
});

test("a card of a complete biome keeps the void from acting; others do not (IV9)", () => {
  const skip = { card: "tundra-1", event: { do: "skip", card: "tundra-1" } };
  const flow = flowWith({ ...ACTION, skips: [skip] });
  press(flow, "s");
  expect(flow.mode).toBe("skip");
  flow.pickHand("desert-1");
  expect(asked).toEqual([{ do: "skip", card: "desert-1" }]);
  flow.pickHand("tundra-1");
  expect(flow.event).toBe(skip.event);
  press(flowWith(ACTION), "s");
  expect(asked).toHaveLength(2);
});

test("a single void card that the refill lets one play is played as soon as it is wanted", () => {
  const flow = flowWith({ ...NONE, phase: "refill", voids: VOIDS.slice(0, 1) });
  flow.want("voids");
  expect(flow.choice.voids).toEqual(["void-1"]);
});

test("void cards may still be played before the first card is drawn (IV3)", () => {
  const deck = { from: "deck" as const, index: null, card: null, event: { do: "draw" } };
  const flow = flowWith({ ...NONE, phase: "refill", draws: [deck], voids: VOIDS });
  expect(flow.event).toBeNull();
  flow.pickHand("void-1");
  expect(flow.event).toBe(VOIDS[0]?.event);
  flow.pickDraw(null);
  expect(flow.event).toBe(deck.event);
  const later = flowWith({ ...NONE, phase: "refill", draws: [deck] });
  expect(later.event).toBe(deck.event);
  later.pickHand("void-1");
  expect(later.why.reason?.message.key).toBe("iwari-web-void-card-later");
});

test("the order of an infection is chosen on the map or in the tray (IV5)", () => {
  const orders: Offer["orders"] = [
    { territories: ["sand", "moor"], event: { do: "order", territories: ["sand", "moor"] } },
    { territories: ["moor", "sand"], event: { do: "order", territories: ["moor", "sand"] } },
  ];
  const flow = flowWith({ ...NONE, phase: "order", orders });
  expect(flow.event).toBeNull();
  expect(flow.pickTarget({ territory: "moor", connection: null })).toBe(true);
  expect(flow.event).toBe(orders[1]?.event);
  press(flow, "1");
  expect(flow.event).toBe(orders[0]?.event);
  expect(flow.pickTarget({ territory: "ice", connection: null })).toBe(false);
});

test("the spot of a ruin costs nothing and is drafted nowhere; another spot can be picked instead (IV5)", () => {
  const ruins = ["sand-1", "sand-2"].map((spot) => ({ spot, event: { do: "ruin", spot }, gains: VOID_GAINS }));
  const flow = flowWith({ ...NONE, phase: "ruin", tribe: TRIBE, ruins });
  expect(flow.building.near).toBe("sand");
  expect(flow.event).toBeNull();
  flow.pickPiece(flow.pieceOn("sand-1"));
  expect(flow.event).toBe(ruins[0]?.event);
  expect(flow.building.open).toHaveLength(2);
  expect(flow.building.build?.gains.void).toBe(VOID_GAINS);
  expect(flow.holding).toBe(false);
  press(flow, "2");
  expect(flow.event).toBe(ruins[1]?.event);
  flow.pickPiece(flow.pieceOn("moor-1"));
  expect(asked).toEqual([{ do: "place", piece: { piece: "tent", spot: "moor-1" }, after: [] }]);
  expect(drafts).toEqual([]);
});

test("a spot or a target that leaves no choice is chosen already", () => {
  const ruin = { spot: "sand-2", event: { do: "ruin", spot: "sand-2" }, gains: VOID_GAINS };
  expect(flowWith({ ...NONE, phase: "ruin", ruins: [ruin] }).event).toBe(ruin.event);
  const target = { territory: "moor", event: { do: "target", territory: "moor" } };
  expect(flowWith({ ...NONE, phase: "target", targets: [target] }).event).toBe(target.event);
});

test("the void acts where its settlement is chosen to (IV8)", () => {
  const targets = ["sand", "moor"].map((territory) => ({ territory, event: { do: "target", territory } }));
  const flow = flowWith({ ...NONE, phase: "target", targets });
  flow.pickTarget({ territory: "moor", connection: null });
  expect(flow.event).toBe(targets[1]?.event);
});

test("a free piece is placed, or none (IV8)", () => {
  const tent: Piece = { piece: "tent", spot: "moor-1" };
  const place = { piece: tent, territory: "moor", event: { do: "free", piece: tent }, gains: VOID_GAINS };
  const decline = { do: "free", piece: null };
  const flow = flowWith({ ...NONE, phase: "free", free: { places: [place], decline } });
  expect(flow.event).toBeNull();
  flow.pickPiece(flow.pieceOn("moor-1"));
  expect(flow.event).toBe(place.event);
  expect(flow.holding).toBe(false);
  press(flow, "x");
  expect(flow.event).toBe(decline);
  expect(flow.building.build).toBeNull();
});

test("an own piece is picked up, then its destination, and the server says what that brings (IV9)", async () => {
  const flow = flowWith({ lifts: [{ piece: "tent", from: "ice-1", to: ["sand-1", "moor-1"], ways: [["tundra-1"]] }] });
  expect(flow.building.aims).toEqual(["piece", "move"]);
  expect(flow.building.pickSource("spot:ice-1")).toBe(true);
  expect(flow.building.aim).toBe("move");
  expect(flow.building.open.map(({ piece }) => piece)).toEqual([
    { piece: "tent", spot: "sand-1", from: "ice-1" },
    { piece: "tent", spot: "moor-1", from: "ice-1" },
  ]);
  flow.pickPiece(flow.pieceOn("moor-1"));
  expect(flow.choice.pieces).toEqual([{ piece: "tent", spot: "moor-1", from: "ice-1" }]);
  expect(flow.event).toBeNull();
  await settled();
  expect(drafts).toEqual([{ pieces: [{ piece: "tent", spot: "moor-1", from: "ice-1" }], cards: [["tundra-1"]] }]);
  expect(flow.event).toMatchObject({ do: "build" });
});

test("a piece may move as the second of a build (IV9)", async () => {
  answer = { lifts: [{ piece: "totem", from: "ice", to: ["sand"], ways: [["tundra-1"]] }] };
  const flow = flowWith({});
  flow.pickPiece(flow.pieceOn("sand-1"));
  await settled();
  expect(flow.holding).toBe(true);
  expect(flow.building.pickSource("totem:ice")).toBe(true);
  flow.pickPiece(flow.totemOf("sand")!);
  expect(flow.choice.pieces).toEqual([
    { piece: "tent", spot: "sand-1" },
    { piece: "totem", territory: "sand", from: "ice" },
  ]);
});

test("P asks which piece moves; picked up once more it stays where it is", () => {
  const lifts: Offer["lifts"] = [
    { piece: "tent", from: "ice-1", to: ["sand-1"], ways: [["tundra-1"]] },
    { piece: "totem", from: "ice", to: ["sand"], ways: [["tundra-1"]] },
  ];
  const flow = flowWith({ lifts });
  press(flow, "p");
  expect(flow.building.sources).toEqual(["spot:ice-1", "totem:ice"]);
  expect(flow.building.open).toEqual([]);
  flow.building.pickSource("totem:ice");
  expect(flow.totemOf("sand")).toEqual({ piece: "totem", territory: "sand", from: "ice" });
  flow.building.pickSource("totem:ice");
  expect(flow.building.source).toBeNull();
});

test("with only void cards the own action is skipped (IV2)", () => {
  const pass = { do: "pass" };
  expect(flowWith({ ...NONE, pass }).event).toBe(pass);
});
