// Places of the map as one word each: what is pointed at, focused, hovered.

/** `token`: a contested token that still lies between its territories; `centre`: where void totems begin. */
export type PlaceKind = "territory" | "spot" | "totem" | "connection" | "token" | "centre";
export type PlaceId = `${PlaceKind}:${string}`;

export const CENTRE: PlaceId = "centre:void";

export function placeOf(kind: PlaceKind, id: string | number): PlaceId {
  return `${kind}:${id}`;
}

export function readPlace(place: string | null | undefined): { kind: PlaceKind; id: string } | null {
  const [, kind, id] = /^(territory|spot|totem|connection|token|centre):(.+)$/.exec(place ?? "") ?? [];
  return kind === undefined || id === undefined ? null : { kind: kind as PlaceKind, id };
}
