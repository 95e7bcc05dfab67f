// The maps as pictures, by name; the deeds.

import scene from "./pictures/scene.svg";

const PICTURES: Record<string, string> = import.meta.glob("./pictures/*.svg", { eager: true, import: "default" });

/** Address of the picture of a map; of one that nobody has drawn, the scene. */
export function picture(map: string): string {
  return PICTURES[`./pictures/${map}.svg`] ?? scene;
}

export const DEEDS: readonly string[] = ["union", "discovery", "honour", "respect", "courage", "veneration"];
