import { expect, it } from "vitest";
import box from "../../../../../src/bivouac/games/iwari/components/pieces.toml?raw";
import { REWARDS } from "./lists";

it("lists the rewards of the box", () => {
  const found = [...box.matchAll(/^(\d+) = \[(\d+), (\d+)\]/gm)];
  expect(found).toHaveLength(16);
  expect(REWARDS).toEqual(Object.fromEntries(found.map(([, number, first, second]) => [number, [Number(first), Number(second)]])));
});
