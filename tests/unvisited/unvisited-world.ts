import { aMap, aTerritory } from '../support/builders.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

export const inside = { latitude: '43.7355', longitude: '7.422' };
export const elsewhere = { latitude: '43.736', longitude: '7.423' };

interface Place {
  readonly place_id: number;
  readonly version: string;
  readonly latitude: number;
}

/** A congregation with its staff, whose territories `begin` makes anew. */
export async function openUnvisitedWorld() {
  const world = await openWorld({ publicUrl: 'https://plans.example.org' });
  const staff = await aStaff(world);

  /** Territory 1 is role 5's, 2 is in, 3 is in and has no map. */
  const begin = async () => {
    await world.database.asTenant(1, async (db) => {
      await db.rows('delete from territories');
      await db.rows('update congregation_settings set unvisited_reconfirm_years = 3');
    });
    const exited = { to: 5, released: '2026-03-01', due: '2026-07-01' };
    await aTerritory(world, { id: 1, exited });
    await aTerritory(world, { id: 2 });
    await aMap(world, { territory: 1, token: 'token-of-the-map-of-0001' });
    await aMap(world, { territory: 2, token: 'token-of-the-map-of-0002' });
    await aTerritory(world, { id: 3 });
  };
  const note = (territory: number, position = inside, who: Who = '3') =>
    staff.ask(who, 'POST /territory/unvisited/add', {
      territory_id: String(territory),
      ...position,
    });
  const seenBy = async (who: Who, territory: number) => {
    const { body } = await world.call('GET /territory/unvisited/{territory_id}', {
      token: staff.token(who),
      path: { territory_id: territory },
    });
    return body as typeof body & { readonly places: readonly Place[] };
  };
  const onePlace = async (territory: number) => {
    await note(territory);
    const [place] = (await seenBy('3', territory)).places;
    if (!place) throw new Error('No place.');
    return { place_id: String(place.place_id), version: place.version };
  };
  const flagOf = (territory: number) =>
    world.read<{ no_visited: boolean; typed: boolean | null }>(
      `select no_visited, no_visited_typed as typed from territories where id = ${territory}`,
    );
  return { world, staff, begin, note, seenBy, onePlace, flagOf };
}
