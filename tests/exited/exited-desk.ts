import { aCongregation, aMap, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { openWorld } from '../support/world.ts';

export const today = '2026-03-15T09:00:00Z';

export interface Row {
  readonly number_name: string;
  readonly css_class: string;
  readonly reprieve_btn: boolean;
  readonly return_date: string;
  readonly total_output: number;
  readonly assignments: readonly object[];
}

/** Two congregations, a user of each role, whose login is the role, six territories, and the calls of the tests. */
export async function openExitedDesk() {
  const world = await openWorld({ now: today, publicUrl: 'https://plans.example.org' });
  const token: Record<string, string> = {};
  await aCongregation(world, { id: 1 });
  await aCongregation(world, { id: 2, name: 'Port' });
  for (const role of [1, 2, 3, 4, 5] as const) {
    await aUser(world, { id: role, login: `Rôle numéro ${role}`, role });
    token[role] = await world.signIn(`Rôle numéro ${role}`);
  }
  token['site in 2'] = await world.signIn('Rôle numéro 1', 2);
  await aUser(world, { id: 21, login: 'Voisin Port', role: 2, congregation: 2 });
  token['neighbour'] = await world.signIn('Voisin Port', 2);

  await aTerritory(world, { id: 1, number: 12, name: 'Rue Grimaldi', noVisited: true });
  await aMap(world, { territory: 1, token: 'token-of-the-map-of-twelve' });
  await anAssignment(world, {
    id: 101,
    territory: 1,
    to: null,
    released: '2019-02-01',
    returned: '2019-05-02',
    due: '2019-06-01',
  });
  await anAssignment(world, {
    id: 102,
    territory: 1,
    to: 4,
    released: '2025-03-01',
    returned: '2025-04-01',
    due: '2025-05-01',
    activity: 3,
    outputNumber: 2,
  });
  await anAssignment(world, {
    id: 103,
    territory: 1,
    to: 5,
    released: '2026-01-20',
    due: '2026-03-20',
    activity: 2,
    outputNumber: 3,
    online: true,
  });
  await aTerritory(world, {
    id: 2,
    number: 2,
    mapUrl: 'https://example.org/2',
    exited: { to: null, released: '2025-11-15', due: '2026-03-15', activity: 4 },
  });
  await aTerritory(world, { id: 3, exited: { to: 5, released: '2025-11-23', due: '2026-03-23' } });
  await aTerritory(world, {
    id: 4,
    exited: { to: 5, released: '2025-01-23', returned: '2025-03-23', due: '2025-05-23' },
  });
  await aTerritory(world, { id: 5 });
  await aTerritory(world, {
    id: 6,
    congregation: 2,
    exited: { to: 21, released: '2025-11-23', due: '2026-03-23' },
  });
  const list = async (who: string) =>
    (await world.call('GET /territory/exited/list', { token: token[who]! })).body;
  const rows = async (who: string) => (await list(who))['territories'] as readonly Row[];
  const reprieve = (who: string, territory_id: unknown, history_id: unknown) =>
    world.call('POST /history/reprieve', {
      token: token[who]!,
      form: { territory_id: String(territory_id), history_id: String(history_id) },
    });
  const stored = (congregation: number, id: number) =>
    world.database.asTenant(congregation, (db) =>
      db.row(
        'select theoretical_return_date as due, reprieve_months as months from histories where id = $1',
        [id],
      ),
    );
  const logged = (congregation = 1) =>
    world.database.asTenant(congregation, (db) =>
      db.rows('select login, user_id, number_name, action, css_class from event_logs order by id'),
    );

  return { world, token, list, rows, reprieve, stored, logged };
}
