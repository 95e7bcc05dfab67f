// Paint of the terrains, the same in both themes; ink is legible on it.

export interface Paint {
  fill: string;
  ink: string;
}

const CREAM = "#FFF8E8";

const PAINTS: Record<string, Paint> = {
  forest: { fill: "#3E6B47", ink: CREAM },
  badlands: { fill: "#BF5F3C", ink: CREAM },
  water: { fill: "#3D8FBF", ink: CREAM },
  mountain: { fill: "#9A93A8", ink: "#241D2E" },
  desert: { fill: "#EBC467", ink: "#3A2508" },
  start: { fill: "#8C7350", ink: CREAM },
  volcano: { fill: "#4A3A38", ink: CREAM },
  lava: { fill: "#2B1C20", ink: "#FFC24A" },
};

export const TERRAINS: readonly string[] = ["forest", "badlands", "water", "mountain", "desert"];

export function paintOf(terrain: string): Paint {
  return PAINTS[terrain] ?? { fill: "#8C7350", ink: CREAM };
}

/** Is it drawn as a hexagon (a terrain) rather than as a circle (a symbol)? */
export function isTerrain(symbol: string): boolean {
  return TERRAINS.includes(symbol);
}
