// Events of decisions, compared.

import type { GameEvent } from "../net/protocol";

/** Do two events say the same, in whatever order? */
export function isSameEvent(one: GameEvent, other: GameEvent): boolean {
  const parts = (event: GameEvent): string => JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
  return parts(one) === parts(other);
}
