// Points, boxes and paths on the plane of a map.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A line through points as SVG path data. */
export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** The smallest box around all points, each of which reaches this far. */
export function boxAround(points: Iterable<Point>, across: number, down: number = across): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x - across);
    right = Math.max(right, x + across);
    top = Math.min(top, y - down);
    bottom = Math.max(bottom, y + down);
  }
  if (left > right) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A box with as much around it as fills a frame of these proportions. */
export function widened(box: Box, width: number, height: number): Box {
  if (width <= 0 || height <= 0) return box;
  const across = Math.max(box.width, (box.height * width) / height);
  const down = Math.max(box.height, (box.width * height) / width);
  return { x: box.x - (across - box.width) / 2, y: box.y - (down - box.height) / 2, width: across, height: down };
}
