// Which map a rule of the atlas is about (IA).

export const MAPS: Readonly<Record<string, string>> = {
  IA1: "floating-lands",
  IA2: "forgotten-island",
  IA3: "glacier-massif",
  IA4: "unexplored-paths",
  IA5: "long-road",
  IA6: "the-void",
};
