// The score pad of Iwari in words.

import { t } from "../../language/speak.svelte";
import type { PadWords } from "../../pad/words";
import { pointsHelp } from "./panels/helps";
import { colourOf, score } from "./replay/score";

export const pad: PadWords = {
  label: (source) => t("iwari-web-category", { source }),
  help: (source) => t(pointsHelp(source)?.key ?? ""),
  colour: colourOf,
  score,
};
