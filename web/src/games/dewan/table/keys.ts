// The keys of a table of Dewan, besides those of every table.

import type { KeyLine } from "../../face";
import { KEY_LINES, LAST_KEY_LINES, type Places } from "../../../table/keys";
import { preferences } from "../../../preferences.svelte";
import type { DewanFlow } from "./flow.svelte";

export const KEYS: KeyLine[] = [
  { keys: ["P"], says: "dewan-table-key-place" },
  { keys: ["T"], says: "dewan-table-key-take" },
  KEY_LINES.arrows,
  { keys: ["⇧ ←", "⇧ →"], says: "dewan-table-key-lower" },
  KEY_LINES.enter,
  KEY_LINES.undo,
  { keys: ["[", "]"], says: "dewan-table-key-ways" },
  ...LAST_KEY_LINES,
];

/** One key pressed anywhere on the table; true: it was meant for Dewan. */
export function dewanKey(event: KeyboardEvent, flow: DewanFlow, places: Places): boolean {
  if (event.key === "[" || event.key === "]") return cycle(flow, event.key === "]" ? 1 : -1);
  const key = preferences.letters ? event.key.toLowerCase() : "";
  if (key === "p") return place(flow, places);
  return key === "t" && take(flow, places);
}

function cycle(flow: DewanFlow, step: 1 | -1): boolean {
  if (flow.journey === null) return false;
  flow.cycle(step);
  return true;
}

function place(flow: DewanFlow, places: Places): boolean {
  if (flow.offer?.phase !== "turn" || flow.offer.journeys.length === 0) return false;
  flow.want("place");
  places.map(flow.choice.route.at(-1) ?? flow.offer.origins[0] ?? null);
  return true;
}

function take(flow: DewanFlow, places: Places): boolean {
  if (flow.offer?.phase !== "turn" || flow.offer.takes.length === 0) return false;
  flow.want("take");
  places.market();
  return true;
}
