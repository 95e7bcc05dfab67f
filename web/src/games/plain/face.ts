// The face of a game that another package brings. The house lays the table, offers the choices, keeps the log and the
// score; the game's own module, if it has one, draws what lies on the table.

import { hasWords, t } from "../../language/speak.svelte";
import { fileOf, type PlugIn } from "../../net/plugIns";
import { KEY_LINES } from "../../table/keys";
import type { Face } from "../face";
import DeskTable from "./DeskTable.svelte";
import { PlainFlow, type PlainGame } from "./flow.svelte";
import { given } from "./given";
import PhoneTable from "./PhoneTable.svelte";
import type { PlainModule } from "./protocol";
import ReplayBoard from "./ReplayBoard.svelte";
import ReplayPlayers from "./ReplayPlayers.svelte";
import { scoreOf } from "./score";
import Verdict from "./Verdict.svelte";
import { firstOf, learnWords } from "./words";

const SEEN = 700; // ms that a decision is shown
const { enter, undo, hint, log, escape, keys } = KEY_LINES;

/** The face of a game, with its words and its drawing. */
export async function faceOf(game: string, { face }: PlugIn): Promise<Face> {
  const address = face === undefined ? null : fileOf(game, face);
  const loaded = address === null ? null : (import(/* @vite-ignore */ address) as Promise<PlainModule>);
  const [drawer] = await Promise.all([loaded, learnWords(game)]);
  return {
    ...spokenParts(game),
    game,
    Sprite: null,
    flow: (table) => new PlainFlow(table as PlainGame),
    Desk: given(DeskTable, { drawer }),
    Phone: given(PhoneTable, { drawer }),
    stages: () => [],
    direction: () => 1,
    isPartner: (view, reader, seat) => view.points.length > 0 && seat !== reader && seat % view.points.length === reader % view.points.length,
    showOf: (entry) => ({ entry, flights: [], changed: entry.seat === null ? [] : [`seat-${entry.seat}`], ms: SEEN }),
    aftermath: null,
    Ghost: null,
    isTraceable: () => false,
    placesOf: () => [],
    changes: () => [],
    Sign: null,
    key: (event, { flow }) => byNumber(event, flow as PlainFlow),
    keys: [{ keys: ["1", "2", "…"], says: "plain-key-choice" }, enter, undo, hint, log, escape, keys],
    Cards: null,
    aid: false,
    opening: {},
    explains: () => null,
    explanations: {},
    goal: () => null,
    highlights: () => [],
    HighlightPicture: null,
    Scoring: null,
    Verdict,
    ReplayStage: given(ReplayBoard, { drawer }),
    ReplayPlayers,
    ReplaySide: null,
    ReplayPoints: null,
  };
}

/** What is said at the table and at the end. */
function spokenParts(game: string): Pick<Face, "banner" | "waiting" | "stage" | "score"> {
  return {
    banner: () => ({ text: t(firstOf(`${game}-ask`, "plain-ask")), stages: [] }),
    waiting: (_, player) => t(firstOf(`${game}-waiting`, "plain-waiting"), { player }),
    stage: (view) => (hasWords(`${game}-stage-${view.phase}`) ? t(`${game}-stage-${view.phase}`) : null),
    score: scoreOf(game),
  };
}

/** The keys 1 to 9 choose. */
function byNumber(event: KeyboardEvent, flow: PlainFlow): boolean {
  const choice = Number(event.key) - 1;
  if (event.key === " " || flow.choices[choice] === undefined) return false;
  flow.choose(choice);
  return true;
}
