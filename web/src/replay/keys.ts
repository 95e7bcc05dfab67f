// The keys of a replay: by step, by turn, from key moment to key moment.

import type { ReplayShow } from "./show.svelte";

/** One key pressed on a page with a replay; true: taken. `toMoment` goes to the next key moment or the one before. */
export function replayKey(event: KeyboardEvent, show: ReplayShow, toMoment: (way: 1 | -1) => void): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea, [data-space], details, form")) return false;
  if (event.key === " " && target?.closest("button, a")) return false;
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => (event.shiftKey ? show.goTurn(-1) : show.go(show.at - 1)),
    ArrowRight: () => (event.shiftKey ? show.goTurn(1) : show.go(show.at + 1)),
    Home: () => show.go(0),
    End: () => show.go(show.last),
    " ": () => show.toggle(),
    ",": () => toMoment(-1),
    ".": () => toMoment(1),
  };
  const deed = deeds[event.key];
  deed?.();
  return deed !== undefined;
}
