// Where the keyboard is: a question takes the focus only when nothing else has it, a complete choice
// hands it to Confirm, and taking the choice back hands it to where one chooses.

import { untrack } from "svelte";
import type { Flow } from "../games/face";
import type { Places } from "./keys";

/** Is the focus nowhere, so that moving it disturbs nobody? */
function isFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** As an attachment: what comes takes the focus when nothing else has it. */
export function takesFreeFocus(part: HTMLElement): void {
  if (isFree()) part.focus({ preventScroll: true });
}

/** The green button takes the focus. */
export function toConfirm(): void {
  document.getElementById("table-confirm")?.focus({ preventScroll: true });
}

/** Follow the decision being made; to be called while a component is set up. */
export function attend(flow: Flow, places: () => Places): void {
  $effect(() => {
    const asked = flow.offer !== null;
    void flow.game.moves;
    if (asked && isFree()) untrack(() => flow.toQuestion(places()));
  });
  let was = { complete: false, final: false };
  $effect(() => {
    const complete = flow.event !== null && !flow.sending;
    const before = was;
    was = { complete, final: complete && !flow.holding };
    if (was.final && !before.final) toConfirm();
    else if (before.complete && !complete && flow.offer !== null && isFree()) untrack(() => flow.toQuestion(places()));
  });
}
