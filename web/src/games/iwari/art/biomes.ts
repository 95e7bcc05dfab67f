// Paint of the biomes, the same in both themes; ink is legible on it.

export interface BiomePaint {
  fill: string;
  ink: string;
  shade: string; // along the inner side of a border
}

/** In the order of the box (IC1); the void is a biome of one map only (IA6). */
export const BIOMES: readonly string[] = ["tundra", "forest", "glacier", "coast", "desert", "void"];

const PAINTS: Record<string, BiomePaint> = {
  tundra: { fill: "#8A7AB0", ink: "#FFF8E8", shade: "#43347A" },
  forest: { fill: "#3E6B47", ink: "#FFF8E8", shade: "#1D3A26" },
  glacier: { fill: "#DCEBF3", ink: "#14384A", shade: "#7BA6BD" },
  coast: { fill: "#62C4B5", ink: "#0B3A34", shade: "#2B8379" },
  desert: { fill: "#EBC467", ink: "#3A2508", shade: "#A87624" },
  void: { fill: "#3A1C55", ink: "#F6EAFF", shade: "#170825" },
};
const UNKNOWN: BiomePaint = { fill: "#8C7350", ink: "#FFF8E8", shade: "#3A2717" };

export function biomeOf(biome: string): BiomePaint {
  return PAINTS[biome] ?? UNKNOWN;
}
