// Where on the screen the player has just acted: by pointer, or with the focus somewhere.

export interface Point {
  x: number;
  y: number;
}

let pointer: Point | null = null;

function remember(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
}

function forget(): void {
  pointer = null;
}

/** Remember where the pointer is used; returns the end of it. */
export function followPointer(): () => void {
  addEventListener("pointerdown", remember, true);
  addEventListener("keydown", forget, true);
  return () => {
    removeEventListener("pointerdown", remember, true);
    removeEventListener("keydown", forget, true);
  };
}

/** The place of the last act. */
export function where(): Point {
  if (pointer !== null) return pointer;
  const box = document.activeElement?.getBoundingClientRect();
  if (box && box.width > 0 && box.width < innerWidth) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: innerWidth / 2, y: innerHeight / 2 };
}
