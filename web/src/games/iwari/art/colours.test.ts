import { expect, test } from "vitest";
import { TRIBES } from "../../../art/tribes";
import sprite from "./sprite.svg?raw";

// How somebody without green cones sees a colour: Machado, Oliveira and Fernandes (2009), applied to linear light.
const DEUTERANOPIA = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const LUMINANCE = [0.2126, 0.7152, 0.0722];

const dot = (one: readonly number[], other: readonly number[]) => one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Its lightness to them, from 0 to 100. */
function lightness(colour: string): number {
  const light = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  const seen = DEUTERANOPIA.map((row) => Math.min(1, Math.max(0, dot(row, light))));
  return 116 * Math.cbrt(dot(LUMINANCE, seen)) - 16;
}

test("a mountain is much lighter than a red tent, also to those who do not see red and green apart", () => {
  const drawn = /<symbol id="iw-mountain".*?<\/symbol>/s.exec(sprite)?.[0] ?? "";
  const fills = [...drawn.matchAll(/fill="(#[0-9A-Fa-f]{6})"/g)].map(([, fill]) => fill as string);
  expect(fills.length).toBeGreaterThan(1);
  const tent = lightness(TRIBES[0]?.paint ?? "");
  for (const fill of fills) expect(lightness(fill) - tent, fill).toBeGreaterThan(20);
});
