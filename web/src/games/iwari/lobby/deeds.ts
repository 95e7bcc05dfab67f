// The deeds, in the order of the box (IC4).

export const DEEDS: readonly string[] = ["union", "discovery", "honour", "respect", "courage", "veneration"];
