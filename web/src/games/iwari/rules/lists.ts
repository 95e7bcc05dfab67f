// What the rules list: the rewards of the expeditions (IQ4), and which map a rule of the atlas is about (IA).

/** The first and the second reward, by number. */
export const REWARDS: Readonly<Record<number, readonly [number, number]>> = {
  1: [4, 2],
  2: [4, 2],
  3: [4, 2],
  4: [4, 2],
  5: [5, 3],
  6: [4, 2],
  7: [3, 2],
  8: [3, 2],
  9: [3, 2],
  10: [3, 2],
  11: [3, 2],
  12: [4, 2],
  13: [6, 3],
  14: [5, 3],
  15: [5, 3],
  16: [3, 2],
};

export const MAPS: Readonly<Record<string, string>> = {
  IA1: "floating-lands",
  IA2: "forgotten-island",
  IA3: "glacier-massif",
  IA4: "unexplored-paths",
  IA5: "long-road",
  IA6: "the-void",
};
