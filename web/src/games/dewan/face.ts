// Dewan as the shell sees it. The shell hands views, offers and flows of its own types; they are Dewan's,
// because it has got them for this face.

import type { Face } from "../face";
import { t } from "../../language/speak.svelte";
import Sign from "./art/Sign.svelte";
import ReplayPlayers from "./replay/ReplayPlayers.svelte";
import ReplayPoints from "./replay/ReplayPoints.svelte";
import ReplaySide from "./replay/ReplaySide.svelte";
import ReplayStage from "./replay/ReplayStage.svelte";
import { score } from "./replay/score";
import type { Components, View } from "./protocol";
import { changesOf } from "./table/changes";
import HighlightPicture from "./table/HighlightPicture.svelte";
import { goalOf, highlightsOf } from "./table/highlights";
import type { DewanGame } from "./table/context";
import CardsPanel from "./panels/CardsPanel.svelte";
import Desk from "./table/DeskTable.svelte";
import { bannerOf, EXPLANATIONS, kindOf } from "./table/sentences";
import { DewanFlow } from "./table/flow.svelte";
import Ghost from "./table/Ghost.svelte";
import { dewanKey, KEYS } from "./table/keys";
import { showOf } from "./table/moves";
import Phone from "./table/PhoneTable.svelte";
import { placesOf } from "./table/draft";
import { wayOf } from "./table/glow";

export const face: Face = {
  game: "dewan",
  Sprite: null,
  flow: (game) => new DewanFlow(game as DewanGame),
  Desk,
  Phone,
  banner: (game, flow) => bannerOf(game as DewanGame, flow as DewanFlow),
  waiting: (view, player) => t("dewan-table-choosing", { player, phase: view.phase }),
  stage: (view) => ((view as View).draft ? t("dewan-table-round-draft") : null),
  stages: () => [],
  direction: (view) => ((view as View).draft ? -1 : 1),
  isPartner: (view, reader, seat) =>
    seat !== reader && (view as View).sides.some((seats) => seats.includes(reader) && seats.includes(seat)),
  showOf: (entry, before, after, reader) => showOf(entry, before as View, after as View, reader),
  aftermath: null,
  Ghost,
  isTraceable: (entry) => wayOf(entry).length > 0,
  placesOf,
  changes: (before, after) => changesOf(before as View, after as View),
  Sign,
  key: (event, { flow, places }) => dewanKey(event, flow as DewanFlow, places),
  keys: KEYS,
  Cards: CardsPanel as Face["Cards"],
  aid: true,
  opening: {
    map: [".map"],
    cards: [".hand .fan", "[data-anchor^='row-']", "[data-anchor='pile']"],
    stories: ["[data-anchor^='story-']", "[data-anchor='stack']"],
    first: ["[data-anchor^='seat-']"],
  },
  explains: (flow) => kindOf(flow as DewanFlow),
  explanations: EXPLANATIONS,
  goal: (view) => goalOf(view as View),
  highlights: (before, after, names, reader, components) => highlightsOf(before as View, after as View, names, reader, components as Components),
  HighlightPicture,
  Scoring: null,
  score,
  Verdict: null,
  ReplayStage,
  ReplayPlayers,
  ReplaySide,
  ReplayPoints,
};
