// Which part of the plane the map's frame shows.

import { boxAround, type Box } from "../../../board/plane";
import { pointOf } from "./keys";
import type { Layout } from "./layout";
import { readPlace } from "./places";

const ROOM = { across: 90, down: 78 }; // map units around places that one chooses among

/** The box of a map with as much sea around it as fills a frame of these proportions. */
export function widened(box: Box, width: number, height: number): Box {
  if (width <= 0 || height <= 0) return box;
  const across = Math.max(box.width, (box.height * width) / height);
  const down = Math.max(box.height, (box.width * height) / width);
  return { x: box.x - (across - box.width) / 2, y: box.y - (down - box.height) / 2, width: across, height: down };
}

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
