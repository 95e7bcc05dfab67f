// Iwari as the shell sees it. The shell hands views, offers and flows of its own types; they are Iwari's,
// because it has got them for this face.

import type { Face } from "../face";
import Sign from "./art/Sign.svelte";
import Sprite from "./art/Sprite.svelte";
import type { Components, View } from "./protocol";
import HighlightPicture from "./table/HighlightPicture.svelte";
import { goalOf, highlightsOf } from "./table/highlights";
import ReplayPlayers from "./replay/ReplayPlayers.svelte";
import ReplayPoints from "./replay/ReplayPoints.svelte";
import ReplaySide from "./replay/ReplaySide.svelte";
import ReplayStage from "./replay/ReplayStage.svelte";
import { score } from "./replay/score";
import ScoringScreen from "./scoring/ScoringScreen.svelte";
import Verdict from "./scoring/VoidResult.svelte";
import { changesOf } from "./table/changes";
import type { IwariGame } from "./table/context";
import CardsPanel from "./panels/CardsPanel.svelte";
import Desk from "./table/DeskTable.svelte";
import { EXPLANATIONS, kindOf } from "./table/explanations";
import { IwariFlow } from "./table/flow.svelte";
import Ghost from "./table/Ghost.svelte";
import { anchorsOf, placesOf } from "./table/glow";
import { iwariKey, KEYS } from "./table/keys";
import { showOf } from "./table/moves";
import Phone from "./table/PhoneTable.svelte";
import { bannerOf, stageOf, waitingText } from "./table/sentences";
import { aftermathOf } from "./table/aftermath";
import { tell } from "./table/telling";
import { turnStages } from "./table/voidSentences";

export const face: Face = {
  game: "iwari",
  Sprite,
  flow: (game) => new IwariFlow(game as IwariGame),
  Desk,
  Phone,
  banner: (game, flow) => bannerOf(game as IwariGame, flow as IwariFlow),
  waiting: (view, player) => waitingText(view as View, player),
  stage: (view) => stageOf(view as View),
  stages: (view) => turnStages(view as View),
  direction: (view) => ((view as View).phase === "draft" ? -1 : 1),
  isPartner: (view, reader, seat) => (view as View).void !== null && seat !== reader,
  showOf: (entry, before, after, reader) => showOf(entry, before as View, after as View, reader),
  aftermath: {
    isTold: (entry) => aftermathOf(entry) !== null,
    steps: (entry, before, after) => tell(entry, before as View, after as View),
  },
  Ghost,
  isTraceable: (entry) => placesOf(entry).length > 0,
  placesOf: anchorsOf,
  changes: (before, after) => changesOf(before as View, after as View),
  Sign,
  key: (event, { game, flow, places }) => iwariKey(event, game as IwariGame, flow as IwariFlow, places),
  keys: KEYS,
  Cards: CardsPanel as Face["Cards"],
  aid: true,
  opening: {
    map: [".map"],
    extras: [".map"],
    cards: [".hand .fan", "[data-anchor^='display-']", "[data-anchor~='deck']"],
    goals: [".deeds", ".expeditions"],
    void: ["[data-anchor='void']"],
    first: ["[data-anchor^='seat-']"],
  },
  explains: (flow) => kindOf(flow as IwariFlow),
  explanations: EXPLANATIONS,
  goal: (view) => goalOf(view as View),
  highlights: (before, after, names, reader, components) => highlightsOf(before as View, after as View, names, reader, components as Components),
  HighlightPicture,
  Scoring: ScoringScreen,
  score,
  Verdict,
  ReplayStage,
  ReplayPlayers,
  ReplaySide,
  ReplayPoints,
};
