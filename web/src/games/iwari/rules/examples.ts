// The worked examples, by the rule they belong to; each is loaded when it is shown.

import type { Examples } from "../../../rules/book";
import { type Layout, layOut } from "../board/layout";
import type { Changed } from "../board/overlay";
import type { Components, Scoring, View } from "../protocol";

/** A position of the engine, and what is shown of it. */
export interface Made {
  view: View;
  places: string[]; // the part of the map that it is about; none: all of it
  scoring?: Scoring; // one step of it
  changed?: Changed;
  facts?: Record<string, number>;
}

/** The map that all are on, and where everything of it lies. */
export interface Ground {
  components: Components;
  layout: Layout;
}

export const EXAMPLES: Examples = {
  IP1: { name: "tents", load: async () => (await import("./examples/tents.json")).default },
  IP2: { name: "totems", load: async () => (await import("./examples/totems.json")).default },
  IP3: { name: "settlement", load: async () => (await import("./examples/settlement.json")).default },
  IM1: { name: "deeds", load: async () => (await import("./examples/deeds.json")).default },
  IV5: { name: "infection", load: async () => (await import("./examples/infection.json")).default },
  IV6: { name: "corruption", load: async () => (await import("./examples/corruption.json")).default },
  IV7: { name: "judging", load: async () => (await import("./examples/judging.json")).default },
};

let map: Promise<Ground> | null = null;

/** The map they are on, laid out once. */
export function loadMap(): Promise<Ground> {
  map ??= import("./examples/map.json").then(({ default: made }) => {
    const components = made as unknown as Components;
    return { components, layout: layOut(components) };
  });
  return map;
}
