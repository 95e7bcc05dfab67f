import { expect, it } from "vitest";
import { replayed } from "../board/overlay";
import { touches } from "./planned";

it("shows the way that was not gone beside the one that was", () => {
  const entry = { event: { seat: 0, do: "place", route: ["A1", "A2"] } } as never;
  const overlay = replayed(entry, [], [], { seat: 0, do: "place", route: ["B1", "B2", "B3"] });
  expect([overlay.route, overlay.other?.route, overlay.advised]).toEqual([["A1", "A2"], ["B1", "B2", "B3"], ["B3"]]);
  expect(replayed(entry, [], [], null).other).toBeNull();
  expect(replayed(entry, [], [], { seat: 0, do: "marker", space: "C1" }).advised).toEqual(["C1"]);
});

it("knows which cards and stories a decision takes", () => {
  expect(touches({ seat: 0, do: "take", slots: [0, 1] })).toEqual(["row-0", "row-1"]);
  expect(touches({ seat: 0, do: "story", from: "row", index: 2 })).toEqual(["story-2"]);
  expect(touches({ seat: 0, do: "story", from: "stack" })).toEqual(["stack"]);
  expect(touches({ seat: 0, do: "place", route: [] })).toEqual([]);
});
