// On a large screen the whole page is enlarged (app.css). What the browser measures there, in the pixels that styles speak of.

/** How much the page is enlarged. */
function enlarged(): number {
  return (document.documentElement as { currentCSSZoom?: number } | undefined)?.currentCSSZoom ?? 1;
}

/** The room there is. */
export function room(): { width: number; height: number } {
  const by = enlarged();
  return { width: innerWidth / by, height: innerHeight / by };
}

/** Where a thing is. */
export function boxOf(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const by = enlarged();
  return new DOMRect(x / by, y / by, width / by, height / by);
}

/** Where something is done. */
export function pointOf(event: MouseEvent): { x: number; y: number } {
  const by = enlarged();
  return { x: event.clientX / by, y: event.clientY / by };
}

/** The topmost thing at a point. */
export function thingAt(x: number, y: number): Element | null {
  const by = enlarged();
  return document.elementFromPoint(x * by, y * by);
}
