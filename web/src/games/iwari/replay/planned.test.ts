import { expect, it } from "vitest";
import type { View } from "../protocol";
import { planned, touches } from "./planned";

const VIEW = { tents: { "moor-1": 0 } } as unknown as View;
const tent = (spot: string) => ({ piece: "tent", spot });

it("draws the pieces that might have come, in their order, and outlines where", () => {
  const shown = planned({ seat: 1, do: "build", pieces: [tent("moor-2"), { piece: "totem", territory: "moor" }] }, VIEW);
  expect(shown.tribe).toBe(1);
  expect(shown.ghosts?.map(({ number }) => number)).toEqual([1, 2]);
  expect([shown.advised?.spots, shown.advised?.totems]).toEqual([["moor-2"], ["moor"]]);
});

it("draws no piece over one that stands there", () => {
  const shown = planned({ seat: 1, do: "build", pieces: [tent("moor-1")] }, VIEW);
  expect([shown.ghosts, shown.advised?.spots]).toEqual([[], ["moor-1"]]);
});

it("outlines what else a decision names", () => {
  expect(planned({ seat: 0, do: "explore", territory: "moor" }, VIEW).advised?.territories).toEqual(["moor"]);
  expect(planned({ seat: 0, do: "deed", territory: null, connection: 4 }, VIEW).advised?.connections).toEqual([4]);
  expect(planned(null, VIEW)).toEqual({});
});

it("knows which card a decision takes", () => {
  expect(touches({ seat: 0, do: "draw", from: "display", index: 1 })).toEqual(["display-1"]);
  expect(touches({ seat: 0, do: "draw", from: "deck" })).toEqual(["deck"]);
  expect(touches({ seat: 0, do: "swap", card: "x" })).toEqual([]);
});
