// What is different at a table of Iwari between two moments: on the map, on offer, and beside it.

import { placeOf, type PlaceId } from "../board/places";
import type { View } from "../protocol";

/** Anchors of all that has come, gone on or been turned up. */
export function changesOf(before: View, after: View): string[] {
  const places = [...pieces(before, after), ...onConnections(before, after), ...pawns(before, after), ...claims(before, after)];
  return [...new Set(places)].map((place) => `space-${place}`).concat(beside(before, after));
}

/** Spots and totem places: tents, ruins, fortifications, tokens, totems. */
function pieces(before: View, after: View): PlaceId[] {
  const tents = Object.keys(after.tents).filter((spot) => before.tents[spot] !== after.tents[spot]);
  const forts = after.fortifications.filter((spot) => !before.fortifications.includes(spot));
  const turned = Object.keys(after.discoveries).filter((spot) => before.discoveries[spot] !== after.discoveries[spot]);
  const stood = new Map(before.territories.map((land) => [land.id, land.totems]));
  const totems = after.territories.filter((land) => String(stood.get(land.id)) !== String(land.totems));
  const tokens = Object.keys(after.contested).filter((token) => before.contested[token] !== after.contested[token]);
  return [
    ...[...tents, ...forts, ...turned].map((spot) => placeOf("spot", spot)),
    ...totems.map((land) => placeOf("totem", land.id)),
    ...tokens.map((token) => placeOf("token", token)),
    ...(before.centre === after.centre ? [] : [placeOf("centre", "void")]),
  ];
}

/** Storms, the walking totem and the void pawn, where they are now. */
function onConnections(before: View, after: View): PlaceId[] {
  const storms = after.storms.filter((number) => !before.storms.includes(number));
  const walker = after.walker !== null && after.walker !== before.walker ? [after.walker] : [];
  const pawn = after.void && before.void?.pawn !== after.void.pawn ? [after.void.pawn] : [];
  return [...storms, ...walker, ...pawn].map((number) => placeOf("connection", number));
}

function pawns(before: View, after: View): PlaceId[] {
  const stood = before.pawns.map((pawn) => JSON.stringify(pawn));
  return after.pawns
    .filter((pawn) => !stood.includes(JSON.stringify(pawn)))
    .map(({ territory, connection }) => (territory === null ? placeOf("connection", connection ?? 0) : placeOf("territory", territory)));
}

/** Territories that were judged. */
function claims(before: View, after: View): PlaceId[] {
  return Object.keys(after.void?.claims ?? {}).filter((id) => !(id in (before.void?.claims ?? {}))).map((id) => placeOf("territory", id));
}

/** Cards of the display, expeditions with a reward taken, void cards. */
function beside(before: View, after: View): string[] {
  const display = after.display.flatMap((card, place) => (before.display.includes(card) ? [] : [`display-${place}`]));
  const taken = new Map(before.expeditions.map((each) => [each.number, each.taken]));
  const expeditions = after.expeditions.filter((each) => taken.get(each.number) !== each.taken).map((each) => `expedition-${each.number}`);
  const above = before.void?.above.length !== after.void?.above.length ? ["above"] : [];
  const aside = before.void?.aside.length !== after.void?.aside.length ? ["aside"] : [];
  return [...display, ...expeditions, ...above, ...aside];
}
