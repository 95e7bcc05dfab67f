// Where the keyboard is: a question takes the focus only when nothing else has it, a complete choice
// hands it to Confirm, and taking the choice back hands it to where one chooses.

import { untrack } from "svelte";
import type { Flow } from "./flow.svelte";
import type { Places } from "./keys";

/** Is the focus nowhere, so that moving it disturbs nobody? */
function isFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The green button takes the focus. */
export function toConfirm(): void {
  document.getElementById("table-confirm")?.focus({ preventScroll: true });
}

function toQuestion(flow: Flow, places: Places): void {
  const phase = flow.offer?.phase;
  if (phase === "story" || (phase === "turn" && flow.mode === "take")) places.market();
  else if (phase === "tuck" || phase === "fishing") places.hand();
  else if (phase !== undefined) places.map(flow.choice.route.at(-1) ?? flow.offer?.markers[0]?.space);
}

/** Follow the decision being made; to be called while a component is set up. */
export function attend(flow: Flow, places: () => Places): void {
  $effect(() => {
    const asked = flow.offer !== null;
    void flow.game.moves;
    if (asked && isFree()) untrack(() => toQuestion(flow, places()));
  });
  let ready = false;
  $effect(() => {
    const complete = flow.event !== null && !flow.sending;
    const walking = flow.choice.built;
    const was = ready;
    ready = complete;
    if (complete && !walking && !was) toConfirm();
    else if (was && !complete && flow.offer !== null && isFree()) untrack(() => toQuestion(flow, places()));
  });
}
