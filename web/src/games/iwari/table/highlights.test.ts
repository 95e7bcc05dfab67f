import "../../../language/testing";
import { expect, test } from "vitest";
import type { Components, View } from "../protocol";
import { highlightsOf } from "./highlights";

const view = (claims: Record<string, "players" | "void"> | null) =>
  ({
    seats: [{}],
    void: claims && {
      held: 1,
      limit: 3,
      claims: Object.fromEntries(Object.entries(claims).map(([id, by]) => [id, { by, sums: [3, 2] }])),
    },
  }) as unknown as View;
const COMPONENTS = { drawing: { territories: {} } } as unknown as Components;

test("a territory judged now is a highlight, a gain or a loss", () => {
  const highlights = highlightsOf(view({ old: "players" }), view({ old: "players", ours: "players", theirs: "void" }), [], 0, COMPONENTS);
  expect(highlights.map(({ kind, about }) => [kind, about])).toEqual([
    ["gain", { by: "players", players: 1 }],
    ["loss", { by: "void", players: 1 }],
  ]);
});

test("nothing is claimed where nobody plays against the void", () => {
  expect(highlightsOf(view(null), view(null), [], 0, COMPONENTS)).toEqual([]);
});
