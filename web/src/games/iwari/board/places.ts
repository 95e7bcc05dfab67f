// Places of the map as one word each: what is pointed at, focused, hovered.

export type PlaceKind = "territory" | "spot" | "totem" | "connection";
export type PlaceId = `${PlaceKind}:${string}`;

export function placeOf(kind: PlaceKind, id: string | number): PlaceId {
  return `${kind}:${id}`;
}

export function readPlace(place: string | null | undefined): { kind: PlaceKind; id: string } | null {
  const [, kind, id] = /^(territory|spot|totem|connection):(.+)$/.exec(place ?? "") ?? [];
  return kind === undefined || id === undefined ? null : { kind: kind as PlaceKind, id };
}
