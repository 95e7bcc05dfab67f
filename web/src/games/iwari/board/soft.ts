// What is soft about the land: pale shallows and the shadow of the coast below it, shade along borders on it. Painted
// once for a map, because wide lines are dear: drawn with everything else, they would cost most of every redrawing.

import type { Box } from "../../../board/plane";
import { biomeOf } from "../art/biomes";
import type { Layout } from "./layout";

export type Softness = "coast" | "shade";

const FINE = 1.5; // pixels of the painting per map unit
const MARGIN = 32; // map units around the map that shallows may reach into
const SHALLOWS = { from: 48, to: 18, step: 3, strength: 0.055 }; // widths of pale water
const INNER = { from: 28, to: 4, step: 3, strength: 0.095 }; // widths of the shade inside a border

/** The part of the plane that is painted. */
export function softBox({ box }: Layout): Box {
  return { x: box.x - MARGIN, y: box.y - MARGIN, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
}

/** Paint one of the two onto a canvas. */
export function paint(canvas: HTMLCanvasElement, layout: Layout, kind: Softness): void {
  const box = softBox(layout);
  canvas.width = Math.round(box.width * FINE);
  canvas.height = Math.round(box.height * FINE);
  const context = canvas.getContext("2d");
  if (!context) return;
  context.scale(FINE, FINE);
  context.translate(-box.x, -box.y);
  context.lineJoin = "round";
  if (kind === "coast") paintCoast(context, new Path2D(layout.softLand));
  else for (const { biome, path, soft } of layout.territories) paintShade(context, biome, new Path2D(path), new Path2D(soft));
}

function paintCoast(context: CanvasRenderingContext2D, land: Path2D): void {
  context.strokeStyle = `rgb(158 211 226 / ${SHALLOWS.strength})`;
  for (let width = SHALLOWS.from; width >= SHALLOWS.to; width -= SHALLOWS.step) stroke(context, land, width);
  context.strokeStyle = "rgb(191 230 236 / 45%)";
  stroke(context, land, 15);
  context.translate(0, 5);
  context.strokeStyle = "rgb(20 48 63 / 60%)";
  stroke(context, land, 6);
  context.translate(0, -5);
}

function paintShade(context: CanvasRenderingContext2D, biome: string, outline: Path2D, soft: Path2D): void {
  context.save();
  context.clip(outline);
  context.strokeStyle = biomeOf(biome).shade;
  context.globalAlpha = INNER.strength;
  for (let width = INNER.from; width >= INNER.to; width -= INNER.step) stroke(context, soft, width);
  context.restore();
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, width: number): void {
  context.lineWidth = width;
  context.stroke(path);
}
