// Which part of the map is seen: how near, and around which point; and whether its spaces carry their names.

import type { Box, Point } from "./plane";

const NEAREST = 2.4; // pixels per map unit
const CLOSE = 1.1; // as near as `show` goes by itself

export class Camera {
  width = $state(0); // of the frame, in pixels
  height = $state(0);
  zoom = $state(1); // 1: the whole map
  held = false; // the reader has moved it: it no longer moves by itself
  private aim: Point | null = $state(null); // in map units; null: the middle

  private readonly box: () => Box;
  readonly fitting: number = $derived.by(() => {
    const box = this.box();
    return Math.max(0.05, Math.min(this.width / box.width, this.height / box.height));
  });
  readonly scale: number = $derived(this.fitting * this.zoom);
  readonly fits: boolean = $derived(this.zoom < 1.01);
  readonly seen: Box = $derived.by(() => {
    const box = this.box();
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const aim = this.aim ?? middle;
    const x = keep(aim.x, box.x + width / 2, box.x + box.width - width / 2, middle.x);
    const y = keep(aim.y, box.y + height / 2, box.y + box.height - height / 2, middle.y);
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

  constructor(box: () => Box) {
    this.box = box;
  }

  fit(): void {
    this.zoom = 1;
    this.aim = null;
  }

  /** Nearer or farther, keeping what lies under a point of the frame where it is. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const before = this.toMap(at);
    const most = Math.max(1, NEAREST / this.fitting);
    this.zoom = Math.min(most, Math.max(1, this.zoom * factor));
    this.aim = {
      x: before.x - (at.x - this.width / 2) / this.scale,
      y: before.y - (at.y - this.height / 2) / this.scale,
    };
    if (this.fits) this.fit();
  }

  /** Move what is seen by pixels. */
  panBy(dx: number, dy: number): void {
    const { x, y, width, height } = this.seen;
    this.aim = { x: x + width / 2 - dx / this.scale, y: y + height / 2 - dy / this.scale };
  }

  /** Show a part of the map well: as near as it allows. */
  show(target: Box): void {
    if (this.width === 0) return;
    const scale = Math.min(this.width / target.width, this.height / target.height, CLOSE);
    this.zoom = Math.max(1, scale / this.fitting);
    this.aim = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
    if (this.fits) this.fit();
  }

  /** Move just enough to see a point and what reaches this far around it. */
  reveal(point: Point, reach: number): void {
    const { x, y, width, height } = this.seen;
    const dx = Math.min(0, point.x - reach - x) + Math.max(0, point.x + reach - x - width);
    const dy = Math.min(0, point.y - reach - y) + Math.max(0, point.y + reach - y - height);
    if (dx !== 0 || dy !== 0) this.aim = { x: x + width / 2 + dx, y: y + height / 2 + dy };
  }

  private toMap(at: Point): Point {
    return { x: this.seen.x + at.x / this.scale, y: this.seen.y + at.y / this.scale };
  }
}

function keep(value: number, least: number, most: number, middle: number): number {
  return least > most ? middle : Math.min(most, Math.max(least, value));
}

export const labels: { shown: boolean } = $state({ shown: false });
