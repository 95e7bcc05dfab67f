// The worked examples, by the rule they belong to; each is loaded when it is shown.

import type { Examples } from "../../../rules/book";
import type { MapOverlay } from "../board/overlay";
import type { View } from "../protocol";

/** A position of the engine, and what is shown of it. */
export interface Made {
  view: View;
  overlay?: Partial<MapOverlay>;
  facts?: Record<string, number>;
}

export const EXAMPLES: Examples = {
  DP5: { name: "journey", load: async () => (await import("./examples/journey.json")).default },
  DY2: { name: "zones", load: async () => (await import("./examples/zones.json")).default },
  DX5: { name: "groups", load: async () => (await import("./examples/groups.json")).default },
  DH6: { name: "shores", load: async () => (await import("./examples/shores.json")).default },
};
