// What brings points with some options, as the server's score pads have it.

import type { Options, Pad } from "../net/protocol";

/** The sources of points in play; none where a game is won or lost without points. */
export function sourcesOf(pads: readonly Pad[], options: Options): string[] {
  const pad = pads.find((one) => Object.entries(one.options).every(([name, value]) => options[name] === value));
  return (pad?.lines ?? []).filter(({ choice }) => choice === null || options[choice] === true).map(({ source }) => source);
}
