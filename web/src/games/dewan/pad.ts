// The score pad of Dewan in words.

import { t } from "../../language/speak.svelte";
import type { PadWords } from "../../pad/words";
import { colourOf, score } from "./replay/score";

export const pad: PadWords = {
  label: (source) => t(`dewan-score-${source}`),
  help: (source) => t(`help-points-${source}`),
  colour: colourOf,
  score,
};
