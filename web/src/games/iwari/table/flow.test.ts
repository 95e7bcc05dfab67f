import { beforeEach, expect, test, vi } from "vitest";
import type { Components, Drafted, Offer, Piece, Place, View } from "../protocol";
import { NOTHING } from "./choice";
import type { IwariGame } from "./context";
import { BUILD, GAINS, OFFER, placeWith, SAND } from "./example";
import { IwariFlow } from "./flow.svelte";

const FORT = placeWith({ piece: "fortification", spot: "sand-1" }, "sand", [["desert-1"]]);
const move = (from: string, territory: string): Place => placeWith({ piece: "void_totem", territory, from }, territory, [["desert-1", "desert-2"]]);
const AREAS = ["sand", "moor"].map((territory) => placeWith({ piece: "contested", token: "west", territory }, territory, [["tundra-1", "tundra-2"]]));
const COMPONENTS = {
  cards: {},
  map: {
    territories: ["sand", "moor", "ice"].map((id) => ({ id, biome: "desert" })),
    spots: [
      { id: "sand-1", territory: "sand" },
      { id: "moor-1", territory: "moor" },
      { id: "ice-1", territory: "ice" },
      { id: "sand-x", territory: "sand", contested: "west" },
      { id: "moor-x", territory: "moor", contested: "west" },
    ],
    connections: [],
  },
} as unknown as Components;
const VIEW = {
  seats: [{ hand: ["desert-1", "tundra-1", "tundra-2"] }],
  territories: [
    { id: "sand", veiled: false },
    { id: "moor", veiled: false },
    { id: "ice", veiled: true },
  ],
  ...{ ruins: [], centre: 3, exploring: null },
} as unknown as View;

let asked: unknown[] = [];
let nexts: Place[] = [];

function flowWith(offer: Partial<Offer>, view: Partial<View> = {}): IwariFlow {
  const live = {
    draft: ({ pieces }: { pieces: Piece[] }) => Promise.resolve({ build: { ...BUILD, pieces: pieces.map((piece) => ({ piece, cards: ["desert-1"], ways: SAND.ways })) }, nexts, lifts: [] } as Drafted),
    why: (wish: unknown) => {
      asked.push(wish);
      return Promise.resolve({ message: { key: "web-no", args: {} }, rule: null });
    },
  };
  const game = { offer: { ...OFFER, ...offer }, moves: 1, viewer: 0, view: { ...VIEW, ...view }, components: COMPONENTS, live, busy: false, result: null, canUndo: false, endSetUp: () => undefined };
  return new IwariFlow(game as unknown as IwariGame);
}
const glowing = (flow: IwariFlow) => flow.building.open.map((place) => place.piece);
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  asked = [];
  nexts = [];
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("innerWidth", 1440);
  vi.stubGlobal("innerHeight", 900);
});

test("the deck, unseen, is a choice; nothing is none", () => {
  const flow = flowWith({});
  expect(flow.isNothing(NOTHING)).toBe(true);
  expect(flow.isNothing({ ...NOTHING, draw: null })).toBe(false);
});

test("where a spot takes a tent and a fortification the tent comes first, and F asks for the other", () => {
  const flow = flowWith({ places: [...OFFER.places, FORT] });
  expect(flow.building.aims).toEqual(["piece", "fortification"]);
  expect(flow.pieceOn("sand-1")).toEqual({ piece: "tent", spot: "sand-1" });
  flow.building.take("fortification");
  expect(glowing(flow)).toEqual([FORT.piece]);
  flow.pickPiece(flow.pieceOn("sand-1"));
  expect(flow.choice.pieces).toEqual([FORT.piece]);
  expect(flow.building.aim).toBe("piece");
  flow.undo();
  expect(flow.building.aim).toBe("fortification");
  flow.building.take("fortification");
  expect(flow.building.aim).toBe("piece");
});

test("a tent may go on the fortification placed before it", async () => {
  const tent = { ...SAND, gains: GAINS };
  nexts = [tent];
  const flow = flowWith({ places: [...OFFER.places, FORT] });
  flow.building.take("fortification");
  flow.pickPiece(FORT.piece);
  await settled();
  expect(glowing(flow)).toEqual([tent.piece]);
  flow.pickPiece(flow.pieceOn("sand-1"));
  expect(flow.choice.pieces).toEqual([FORT.piece, tent.piece]);
});

test("a void totem is taken up first, then its destinations glow", () => {
  const flow = flowWith({ places: [...OFFER.places, move("centre", "sand"), move("centre", "moor"), move("moor", "sand")] });
  flow.building.take("void_totem");
  expect(flow.building.sources).toEqual(["centre", "moor"]);
  expect(glowing(flow)).toEqual([]);
  expect(flow.totemOf("moor")).toBeNull();
  expect(flow.building.pickSource("moor")).toBe(true);
  expect(glowing(flow)).toEqual([move("moor", "sand").piece]);
  flow.pickPiece(flow.totemOf("sand")!);
  expect(flow.choice.pieces).toEqual([{ piece: "void_totem", territory: "sand", from: "moor" }]);
});

test("the centre can be picked at once, and where nothing can be taken up the rule is asked for", () => {
  const flow = flowWith({ places: [...OFFER.places, move("centre", "sand")] });
  flow.pickCentre();
  expect(flow.building.aim).toBe("void_totem");
  expect(flow.building.source).toBe("centre");
  flowWith({}).pickCentre();
  expect(asked).toEqual([{ do: "place", piece: { piece: "void_totem", territory: "sand", from: "centre" }, after: [] }]);
});

test("a contested token shows its two areas alone, and an area can be picked by itself", () => {
  const flow = flowWith({ places: [...OFFER.places, ...AREAS] });
  expect(flow.building.tokens).toEqual(["west"]);
  flow.pickToken("west");
  expect(glowing(flow)).toEqual(AREAS.map((area) => area.piece));
  flow.pickToken("west");
  expect(glowing(flow)).toHaveLength(5);
  flow.pickPiece(flow.pieceOn("moor-x"));
  expect(flow.choice.pieces).toEqual([{ piece: "contested", token: "west", territory: "moor" }]);
});

test("a veiled territory is explored before anything is built in it", () => {
  const explore = { seat: 0, do: "explore", territory: "ice" };
  const flow = flowWith({ explores: [{ territory: "ice", event: explore }] });
  expect(flow.explores).toEqual(["ice"]);
  expect(flow.pickExplore("moor")).toBe(false);
  expect(flow.pickExplore("ice")).toBe(true);
  expect(flow.event).toBe(explore);
  expect(flow.building.open).toEqual([]);
  expect(flowWith({}).pickExplore("ice")).toBe(true);
  expect(asked).toEqual([{ do: "explore", territory: "ice" }]);
});

test("once explored only that territory glows", () => {
  const flow = flowWith({ places: [SAND] }, { exploring: "sand" });
  expect(flow.building.near).toBe("sand");
  expect(glowing(flow)).toEqual([SAND.piece]);
});

test("a storm is answered on the map or in the tray, and other connections are looked at", () => {
  const storm = { connection: 4, to: 7, stay: { do: "storm", move: false }, move: { do: "storm", move: true } };
  const flow = flowWith({ phase: "storm", places: [], swaps: [], storm });
  expect(flow.event).toBeNull();
  expect(flow.pickTarget({ territory: null, connection: 7 })).toBe(true);
  expect(flow.event).toBe(storm.move);
  flow.pickStorm(false);
  expect(flow.event).toBe(storm.stay);
  expect(flow.pickTarget({ territory: null, connection: 1 })).toBe(false);
});

test("Courage can be declined", () => {
  const declined = { deed: "courage", territory: null, connection: null, event: { do: "deed" }, points: [0, 0], factors: [1, 1] };
  const placed = { ...declined, territory: "sand", event: { do: "deed", territory: "sand" } };
  const flow = flowWith({ phase: "deed", places: [], swaps: [], deeds: [placed, declined] });
  expect(flow.event).toBeNull();
  flow.decline();
  expect(flow.event).toBe(declined.event);
});
