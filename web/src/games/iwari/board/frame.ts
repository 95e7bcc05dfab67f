// Which part of the plane the map's frame shows, and in which of its corners the tools hide the least.

import { type Box, boxAround } from "../../../board/plane";
import { pointOf } from "./keys";
import type { Layout } from "./layout";
import { readPlace } from "./places";

const ROOM = { across: 90, down: 78 }; // map units around places that one chooses among

/** What to see of these places: territories as a whole, others with some room. */
export function boxOfPlaces(layout: Layout, places: readonly string[]): Box {
  const boxes = places.flatMap((place): Box[] => {
    const read = readPlace(place);
    const territory = read?.kind === "territory" ? layout.territory.get(read.id)?.box : undefined;
    if (territory) return [territory];
    const at = pointOf(layout, place);
    return at ? [boxAround([at], ROOM.across, ROOM.down)] : [];
  });
  const corners = boxes.flatMap(({ x, y, width, height }) => [{ x, y }, { x: x + width, y: y + height }]);
  return corners.length > 0 ? boxAround(corners, 12) : layout.box;
}

export interface Corner {
  right: boolean;
  bottom: boolean;
}

/** Those of a map where the others are followed at the bottom left. */
const CORNERS: readonly Corner[] = [
  { right: true, bottom: true },
  { right: false, bottom: false },
  { right: true, bottom: false },
];
const SPOT = 40; // a hidden spot is as bad as so many points of an outline

/** The corner of `box` where an area of this size (in map units) lies over the least land. */
export function freeCorner(layout: Layout, box: Box, width: number, height: number): Corner {
  const cost = ({ right, bottom }: Corner): number => {
    const left = right ? box.x + box.width - width : box.x;
    const top = bottom ? box.y + box.height - height : box.y;
    const hides = ({ x, y }: { x: number; y: number }, by: number): boolean =>
      x > left - by && x < left + width + by && y > top - by && y < top + height + by;
    const land = layout.territories.flatMap((territory) => territory.points).filter((point) => hides(point, 0)).length;
    const spots = layout.spots.filter((spot) => hides(spot, 14)).length;
    const signs = layout.connections.filter(({ at }) => hides(at, 16)).length;
    return land + SPOT * (spots + signs);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
