// What is different at a table of Dewan between two moments: on the map, on offer, and on the boards.

import type { Tribe, View } from "../protocol";

/** Anchors of all that has come. */
export function changesOf(before: View, after: View): string[] {
  return [...spaces(before, after), ...come(before.row, after.row, "row"), ...come(before.story_row, after.story_row, "story"), ...boards(before, after)];
}

/** Spaces with a new camp or a marker. */
function spaces(before: View, after: View): string[] {
  const stood = new Set(before.seats.flatMap((tribe) => tribe.camps));
  const camps = after.seats.flatMap((tribe) => tribe.camps).filter((space) => !stood.has(space));
  const lay = new Map(before.map.spaces.map((space) => [space.id, space.terrain]));
  const markers = after.map.spaces.filter((space) => lay.get(space.id) !== space.terrain).map((space) => space.id);
  return [...new Set([...camps, ...markers])].map((space) => `space-${space}`);
}

/** Places of a row where something lies that was not there before. */
function come(before: readonly (string | null)[], after: readonly (string | null)[], name: string): string[] {
  return after.flatMap((id, place) => (id !== null && !before.includes(id) ? [`${name}-${place}`] : []));
}

/** Stories taken or completed, cards tucked. */
function boards(before: View, after: View): string[] {
  return after.seats.flatMap((tribe, seat) => {
    const was = before.seats[seat];
    return was === undefined ? [] : [...stories(was, tribe), ...tucks(was, tribe)];
  });
}

function stories(was: Tribe, tribe: Tribe): string[] {
  const known = new Map(was.stories.map((story) => [story.id, story.told]));
  return tribe.stories.filter((story) => known.get(story.id) !== story.told).map((story) => `held-${story.id}`);
}

function tucks(was: Tribe, tribe: Tribe): string[] {
  const known = new Set(was.tucks.map((tuck) => tuck?.card));
  return tribe.tucks.flatMap((tuck) => (tuck === null || known.has(tuck.card) ? [] : [`tucked-${tuck.card}`]));
}
