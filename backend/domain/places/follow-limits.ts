import { lockTerritories } from '../assignment/territory-lock.queries.ts';
import {
  allLimits,
  allPlaces,
  deletePlace,
  givePlace,
  placeFacts,
  territoryFacts,
} from './places.queries.ts';
import { isNoted, placesToMove } from './places.rules.ts';
import { placesChanged, type Change } from './places-changed.ts';

/**
 * After the limits of territories were drawn anew: places that lie outside of those of their own territory go to the
 * one they lie in now, and stay where there is none. Requires the territories to be locked (OWN-153).
 */
export async function placesFollowLimits(
  call: Change,
  territoryIds: readonly number[],
): Promise<void> {
  if (territoryIds.length === 0) return;
  const { db } = call;
  const places = await allPlaces(db);
  if (places.length === 0) return;
  const moves = placesToMove(places, await allLimits(db), new Set(territoryIds));
  if (moves.length === 0) return;
  const touched = [...new Set(moves.flatMap(({ place, to }) => [place.territoryId, to]))];
  await lockTerritories(db, touched);
  for (const { place, to } of moves) {
    const there = await placeFacts(db, to);
    // Somebody has noted the same door in both territories.
    await (isNoted(there, place) ? deletePlace(db, place.id) : givePlace(db, place.id, to));
  }
  for (const id of touched) {
    const territory = await territoryFacts(db, id, null);
    if (territory) await placesChanged(call, territory, (await placeFacts(db, id)).length);
  }
}
