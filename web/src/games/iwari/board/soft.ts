// What is soft about the land: pale shallows and the shadow of the coast below it, shade along borders on it. Painted
// once for a map, because wide lines are dear: drawn with everything else, they would cost most of every redrawing.

import type { Box } from "../../../board/plane";
import { biomeOf } from "../art/biomes";
import type { Scenery } from "../protocol";
import type { Layout } from "./layout";

export type Softness = "coast" | "shade";

const FINE = 1.5; // pixels of the painting per map unit
const MARGIN = 32; // map units around the map that shallows may reach into
const SHALLOWS = { from: 48, to: 18, step: 3, strength: 0.055 }; // widths of pale water
const ROCK = { step: 2, taper: 0.22, lit: 0.45 }; // how an underside narrows, and how much of it is lit
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
  if (kind === "coast") paintCoast(context, layout, layout.scenery);
  else for (const { biome, path, soft } of layout.territories) paintShade(context, biome, new Path2D(path), new Path2D(soft));
}

function paintCoast(context: CanvasRenderingContext2D, layout: Layout, look: Scenery): void {
  const land = new Path2D(layout.softLand);
  if (look.water) paintRivers(context, layout, look.water, look.river);
  pick(context, look.shallows, SHALLOWS.strength);
  for (let width = SHALLOWS.from; width >= SHALLOWS.to; width -= SHALLOWS.step) stroke(context, land, width);
  context.globalAlpha = 1;
  if (look.rock) return paintRock(context, layout, look.depth, look.rock);
  pick(context, look.rim, look.rim_opacity);
  stroke(context, land, 15);
  context.translate(0, look.depth);
  pick(context, look.shadow, 0.6);
  stroke(context, land, 6);
  context.translate(0, -look.depth);
}

/** Water wherever it is near to both ends of a way by sea. */
function paintRivers(context: CanvasRenderingContext2D, layout: Layout, water: string, width: number): void {
  for (const { kind, territories } of layout.connections) {
    const [one, other] = territories.map((id) => layout.territory.get(id));
    if (kind !== "sea" || !one || !other) continue;
    const apart = document.createElement("canvas");
    apart.width = context.canvas.width;
    apart.height = context.canvas.height;
    const own = apart.getContext("2d");
    if (!own) return;
    own.setTransform(context.getTransform());
    own.lineJoin = "round";
    own.strokeStyle = water;
    stroke(own, new Path2D(one.soft), width);
    own.globalCompositeOperation = "source-in";
    stroke(own, new Path2D(other.soft), width);
    context.save();
    context.resetTransform();
    context.drawImage(apart, 0, 0);
    context.restore();
  }
}

/** The rock below an island of the sky: the further down, the narrower and the darker. */
function paintRock(context: CanvasRenderingContext2D, layout: Layout, depth: number, [light, dark]: readonly [string, string]): void {
  for (let down = depth; down > 0; down -= ROCK.step) {
    const share = 1 - (down / depth) ** 2 * ROCK.taper;
    context.fillStyle = down > depth * ROCK.lit ? dark : light;
    for (const { soft, box } of layout.territories) {
      const middle = box.x + box.width / 2;
      context.save();
      context.translate(middle, down);
      context.scale(share, 1);
      context.translate(-middle, 0);
      context.fill(new Path2D(soft));
      context.restore();
    }
  }
}

function paintShade(context: CanvasRenderingContext2D, biome: string, outline: Path2D, soft: Path2D): void {
  context.save();
  context.clip(outline);
  pick(context, biomeOf(biome).shade, INNER.strength);
  for (let width = INNER.from; width >= INNER.to; width -= INNER.step) stroke(context, soft, width);
  context.restore();
}

function pick(context: CanvasRenderingContext2D, colour: string, strength: number): void {
  context.strokeStyle = colour;
  context.globalAlpha = strength;
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, width: number): void {
  context.lineWidth = width;
  context.stroke(path);
}
