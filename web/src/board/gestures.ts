// Wheel, drag and pinch over the map, as a Svelte attachment.

import type { Camera } from "./camera.svelte";
import { boxOf, pointOf } from "../zoom";
import type { Point } from "./plane";

const SLACK = 6; // pixels a pointer may tremble before it drags

/** Move the camera with pointers; a click at the end of a drag is swallowed. */
export function gestures(camera: Camera): (frame: HTMLElement) => () => void {
  return (frame) => {
    const held = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;
    const local = (event: MouseEvent): Point => {
      const { left, top } = boxOf(frame);
      const { x, y } = pointOf(event);
      return { x: x - left, y: y - top };
    };

    function down(event: PointerEvent): void {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      held.set(event.pointerId, local(event));
      if (held.size === 1) [start, dragging] = [local(event), false];
      else dragging = true;
    }
    function move(event: PointerEvent): void {
      const from = held.get(event.pointerId);
      if (!from || !start) return;
      const to = local(event);
      if (!dragging && Math.hypot(to.x - start.x, to.y - start.y) > SLACK && !camera.fits) {
        dragging = true;
        camera.held = true;
        frame.setPointerCapture(event.pointerId);
      }
      if (held.size === 2) pinch(event.pointerId, from, to);
      else if (dragging) camera.panBy(to.x - from.x, to.y - from.y);
      held.set(event.pointerId, to);
    }
    function pinch(moved: number, from: Point, to: Point): void {
      const [, other] = [...held].find(([id]) => id !== moved) ?? [];
      if (!other) return;
      camera.held = true;
      const factor = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
      camera.zoomBy(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    }
    function up(event: PointerEvent): void {
      held.delete(event.pointerId);
    }
    function swallow(event: MouseEvent): void {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    }
    function wheel(event: WheelEvent): void {
      const before = camera.zoom;
      camera.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), local(event));
      if (camera.zoom === before) return;
      camera.held = true;
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    frame.addEventListener("pointerdown", down, { signal });
    frame.addEventListener("pointermove", move, { signal });
    frame.addEventListener("pointerup", up, { signal });
    frame.addEventListener("pointercancel", up, { signal });
    frame.addEventListener("click", swallow, { signal, capture: true });
    frame.addEventListener("wheel", wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
