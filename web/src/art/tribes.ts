// The six tribes: colour, camp shape and, in Iwari, the eyes of their totems always go together.

export interface TribeLook {
  name: "madder" | "indigo" | "saffron" | "ivory" | "obsidian" | "violet";
  colour: string; // a CSS variable
  paint: string; // the same colour for SVG attributes
  ink: string; // text on that colour
  shape: "tipi" | "yurt" | "lodge" | "kite" | "roundhouse" | "ruin";
  symbol: string; // its camp in the sprite
}

function look(name: TribeLook["name"], shape: TribeLook["shape"], paint: string, ink: string): TribeLook {
  return { name, shape, paint, ink, colour: `var(--${name})`, symbol: `#c-${name}` };
}

export const TRIBES: readonly TribeLook[] = [
  look("madder", "tipi", "#C4205A", "#FFFFFF"),
  look("indigo", "yurt", "#2F45B5", "#FFFFFF"),
  look("saffron", "lodge", "#F5A800", "#2A1E14"),
  look("ivory", "kite", "#FBF6EA", "#2A1E14"),
  look("obsidian", "roundhouse", "#2A2530", "#FFFFFF"),
  look("violet", "ruin", "#7B3FA0", "#FFFFFF"),
];

/** How the tribe of a seat looks. */
export function tribeOf(seat: number): TribeLook {
  return TRIBES[seat % TRIBES.length] as TribeLook;
}
