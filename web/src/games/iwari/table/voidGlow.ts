// What the map shows of the void: where it acts, what it asks, where a piece that moves stands and goes.

import { t } from "../../../language/speak.svelte";
import type { Telling } from "../../face";
import type { Legal, MapOverlay } from "../board/overlay";
import { placeOf, readPlace } from "../board/places";
import type { Piece } from "../protocol";
import type { IwariFlow } from "./flow.svelte";
import type { IwariGame } from "./context";
import type { Open } from "./open";
import { aftermathOf } from "./aftermath";
import { placesOf } from "./telling";
import { compared } from "./voidWords";

const FEW = 4; // notes that find room beside each other

/** The step of the void's aftermath that is being told. */
export function telling(base: MapOverlay, told: Telling | null): MapOverlay {
  const step = aftermathOf(told?.entry ?? null)?.steps[told?.step ?? 0];
  if (step === undefined) return base;
  const bright = step.territory === null ? [] : [step.territory];
  return { ...base, bright, pulses: placesOf(step), connection: step.connection };
}

/** Void cards are played, or a card keeps the void from acting: where the pawn stands. */
export function pawnAt(base: MapOverlay, game: IwariGame): MapOverlay {
  const connection = game.view?.void?.pawn ?? null;
  const ends = game.components?.map.connections.find((each) => each.number === connection)?.territories ?? [];
  const bright = ends.filter((territory) => !(territory in (game.view?.void?.claims ?? {})));
  return { ...base, connection, bright, pulses: connection === null ? [] : [placeOf("connection", connection)] };
}

/** Which territory an infection comes to first (IV5). */
export function order(base: MapOverlay, flow: IwariFlow): MapOverlay {
  const orders = flow.offer?.orders ?? [];
  const chosen = flow.made.order === null ? null : orders[flow.made.order]?.territories;
  const targets = orders.map(({ territories: [first] }) => [first, { label: t("iwari-web-void-order-here") }] as const);
  const lands = orders[0]?.territories ?? [];
  return {
    ...base,
    targetTerritories: Object.fromEntries(targets),
    numbers: Object.fromEntries(chosen?.map((territory, place) => [territory, place + 1]) ?? []),
    bright: [...lands],
    connection: flow.game.view?.void?.pawn ?? null,
    sending: flow.sending,
  };
}

/** Where the void acts after its settlement (IV8). */
export function target(base: MapOverlay, flow: IwariFlow): MapOverlay {
  const targets = flow.offer?.targets ?? [];
  const chosen = flow.made.target === null ? undefined : targets[flow.made.target];
  const label: Legal = { label: t("iwari-web-void-target-here") };
  return {
    ...base,
    targetTerritories: Object.fromEntries(targets.map(({ territory }) => [territory, label])),
    bright: chosen === undefined ? [] : [chosen.territory],
    sending: flow.sending,
  };
}

/** Own pieces that can be picked up, and the one that is. */
export function lifting(flow: IwariFlow): Pick<MapOverlay, "lifts" | "held"> {
  const moves = flow.building.aim === "move";
  const lifts = moves ? flow.building.sources.filter((from) => from !== flow.building.source) : [];
  return {
    lifts: Object.fromEntries(lifts.map((from) => [from, { label: t("iwari-web-void-lift-here") }])),
    held: moves && readPlace(flow.building.source) !== null ? flow.building.source : null,
  };
}

/** A place for a piece that costs nothing: what choosing it would do. */
export function freeLegal(place: Open, flow: IwariFlow): Legal {
  const ruins = flow.offer?.phase === "ruin";
  const among = ruins ? flow.building.places : [place];
  const gains = among.flatMap((each) => each.gains?.void ?? []);
  const note = compared(gains, flow.game.view?.void ?? null, flow.game.components).notes[among.indexOf(place)];
  if (note === undefined) return {};
  const shown = ruins && (among.length <= FEW || isChosen(flow, place.piece));
  return { label: note.text, ...(shown ? { note: { tone: note.tone, text: note.brief ?? note.text } } : {}) };
}

function isChosen(flow: IwariFlow, piece: Piece): boolean {
  return (flow.building.shown?.pieces ?? []).some((each) => "spot" in each.piece && "spot" in piece && each.piece.spot === piece.spot);
}
