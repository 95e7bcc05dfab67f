// Iwari as the shell sees it. The shell hands views, offers and flows of its own types; they are Iwari's,
// because it has got them for this face.

import { t } from "../../language/speak.svelte";
import type { Face } from "../face";
import Sprite from "./art/Sprite.svelte";
import type { View } from "./protocol";
import ReplayPlayers from "./replay/ReplayPlayers.svelte";
import ReplayPoints from "./replay/ReplayPoints.svelte";
import ReplaySide from "./replay/ReplaySide.svelte";
import ReplayStage from "./replay/ReplayStage.svelte";
import { score } from "./replay/score";
import ScoringWalk from "./scoring/ScoringWalk.svelte";
import type { IwariGame } from "./table/context";
import Desk from "./table/DeskTable.svelte";
import { EXPLANATIONS, kindOf } from "./table/explanations";
import { IwariFlow } from "./table/flow.svelte";
import Ghost from "./table/Ghost.svelte";
import { placesOf } from "./table/glow";
import { iwariKey, KEYS } from "./table/keys";
import { showOf } from "./table/moves";
import Phone from "./table/PhoneTable.svelte";
import { bannerOf, waitingText } from "./table/sentences";

export const face: Face = {
  game: "iwari",
  Sprite,
  flow: (game) => new IwariFlow(game as IwariGame),
  Desk,
  Phone,
  banner: (game, flow) => bannerOf(game as IwariGame, flow as IwariFlow),
  waiting: (view, player) => waitingText(view as View, player),
  stage: (view) => ((view as View).phase === "draft" ? t("iwari-web-stage-draft") : null),
  direction: (view) => ((view as View).phase === "draft" ? -1 : 1),
  isPartner: () => false,
  showOf: (entry, before, after, reader) => showOf(entry, before as View, after as View, reader),
  Ghost,
  isTraceable: (entry) => placesOf(entry).length > 0,
  LogSigns: null,
  key: (event, { game, flow, places }) => iwariKey(event, game as IwariGame, flow as IwariFlow, places),
  keys: KEYS,
  explains: (flow) => kindOf(flow as IwariFlow),
  explanations: EXPLANATIONS,
  Scoring: ScoringWalk,
  score,
  ReplayStage,
  ReplayPlayers,
  ReplaySide,
  ReplayPoints,
};
