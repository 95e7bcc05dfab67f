// The columns of the points so far: one for each source in the base game; with more of them, what is scored already goes
// together, and so does what the map and the options add at the end.

const BASE = ["tents_mid", "tents", "totems", "settlements"];
const SCORED = ["tents_mid", "expeditions", "walking"];

export interface Column {
  name: string; // the only source, or "have" and "more"
  sources: string[];
}

/** The columns for the sources in play. */
export function columnsOf(sources: readonly string[]): Column[] {
  const have = sources.filter((source) => SCORED.includes(source));
  const single = sources.filter((source) => BASE.includes(source) && !SCORED.includes(source));
  const more = sources.filter((source) => !BASE.includes(source) && !SCORED.includes(source));
  const grouped = (name: string, all: string[]): Column[] => (all.length > 1 ? [{ name, sources: all }] : all.map((source) => ({ name: source, sources: [source] })));
  return [...grouped("have", have), ...single.map((source) => ({ name: source, sources: [source] })), ...grouped("more", more)];
}
