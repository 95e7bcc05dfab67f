// The places that can be chosen now, as rings and halos around them.

import type { Layout } from "./layout";
import type { MapOverlay } from "./overlay";
import { sourceAt } from "./pieces";
import { readPlace } from "./places";
import type { Point } from "../../../board/plane";

export interface Halo extends Point {
  across: number; // half of its ring, in units of `size`
  down: number;
  size: "tent" | "sign"; // what it grows with
  soft: boolean; // a glow within it, too: not where it would hide what lies there
  broken: boolean; // a dashed ring: something stands here that can be picked up
}

const SPOT = { across: 15.5, down: 15.5, size: "tent", soft: true, broken: false } as const;
const STONE = { across: 21, down: 13, size: "tent", soft: true, broken: false } as const;
const TOKEN = { across: 17, down: 17, size: "tent", soft: true, broken: false } as const;
const CENTRE = { across: 34, down: 27, size: "tent", soft: false, broken: false } as const;
const SIGN = { across: 21, down: 21, size: "sign", soft: true, broken: false } as const;

/** All of them. */
export function halosOf(layout: Layout, overlay: MapOverlay): Halo[] {
  const totems = new Set([...Object.keys(overlay.legalTotems), ...Object.keys(overlay.sources)]);
  const asked = [overlay.storm, overlay.walk].flatMap((each) => (each === null ? [] : [each.connection, each.to ?? each.connection]));
  const signs = new Set([...Object.keys(overlay.targetConnections).map(Number), ...asked]);
  const lifts = Object.keys(overlay.lifts).filter((place) => place !== overlay.held);
  return [
    ...lifts.flatMap((place) => lift(layout, place).map((halo) => ({ ...halo, broken: true }))),
    ...(overlay.held === null ? [] : lift(layout, overlay.held)),
    ...Object.keys(overlay.legalSpots).flatMap((id) => around(layout.spot.get(id), SPOT)),
    ...[...totems].flatMap((id) => (layout.territory.has(id) ? stone(sourceAt(layout, id)) : around(sourceAt(layout, id), CENTRE))),
    ...layout.tokens.flatMap(({ id, at }) => (id in overlay.legalTokens ? around(at, TOKEN) : [])),
    ...[...signs].flatMap((number) => around(layout.connection.get(number)?.at, SIGN)),
  ];
}

/** An own piece that may move, or was picked up. */
function lift(layout: Layout, place: string): Halo[] {
  const read = readPlace(place);
  const halos = read?.kind === "spot" ? around(layout.spot.get(read.id), SPOT) : stone(layout.territory.get(read?.id ?? "")?.totem);
  return halos.map((halo) => ({ ...halo, soft: false }));
}

function stone(at: Point | undefined): Halo[] {
  return around(at && { x: at.x, y: at.y + 2 }, STONE);
}

function around(at: Point | undefined, ring: Omit<Halo, "x" | "y">): Halo[] {
  return at ? [{ ...ring, x: at.x, y: at.y }] : [];
}
