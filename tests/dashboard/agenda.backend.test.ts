import { afterAll, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld({ now: '2026-03-15T09:00:00Z' });
const staff = await aStaff(world);

afterAll(() => world.close());

const agenda = (who: Who) => staff.ask(who, 'GET /territory/agenda');
const out = (id: number, due: string, to = 5) =>
  aTerritory(world, { id, exited: { to, released: '2025-12-01', due } });
const back = (id: number, returned: string) =>
  aTerritory(world, {
    id,
    exited: { to: null, released: '2025-01-10', returned, due: '2025-05-10' },
  });
const none = { total: 0, rows: [] };
const ids = (list: unknown) =>
  (list as { rows: readonly { territory_id: number }[] }).rows.map((row) => row.territory_id);

describe('the agenda of the dashboard', () => {
  it('of a congregation without territories is empty [OWN-275]', async () => {
    expect(await agenda('neighbour')).toMatchObject(
      success({ late: none, soon: none, rested: none, requests: none }),
    );
  });

  it('tells what is late and due within 14 days, first what is due first, five of each and how many there are [OWN-275]', async () => {
    await aTerritory(world, {
      id: 1,
      number: 40,
      name: 'Rue Grimaldi',
      exited: { to: 5, released: '2025-12-01', due: '2026-03-15' },
    });
    await out(2, '2026-03-16');
    await out(3, '2026-03-29');
    await out(4, '2026-03-30');
    for (const id of [5, 6, 7, 8, 9]) await out(id, `2026-02-0${id}`);
    const { late, soon } = await agenda('3');
    expect(late).toMatchObject({ total: 6 });
    expect(ids(late)).toEqual([5, 6, 7, 8, 9]);
    expect(soon).toMatchObject({ total: 2 });
    expect(ids(soon)).toEqual([2, 3]);
    expect(soon).toMatchObject({
      rows: [{ login: 'Rôle numéro 5', day: '2026-03-16', day_human: '16/03/2026' }, {}],
    });
  });

  it('tells what has rested longest, first what was never out; not what is out [OWN-275]', async () => {
    await back(11, '2025-03-14');
    await back(12, '2025-03-13');
    await aTerritory(world, { id: 13 });
    await aTerritory(world, { id: 14, congregation: 2 });
    const { rested } = await agenda('3');
    expect(rested).toMatchObject({ total: 3 });
    expect(ids(rested)).toEqual([13, 12, 11]);
    expect(rested).toMatchObject({
      rows: [{ day: null, day_human: '' }, { day: '2025-03-13', day_human: '13/03/2025' }, {}],
    });
  });

  it('tells managers the open requests and what the log has since yesterday, of their own congregation [OWN-275]', async () => {
    await world.database.asTenant(1, async (db) => {
      await db.rows(`
        insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at)
        select congregation_id, id, 5, 'month', '2026-03-14T10:00:00Z'
        from histories
        where territory_id = 2`);
      await db.rows('delete from event_logs where congregation_id = 1');
      await db.rows(`
        insert into event_logs (congregation_id, at, login, number_name, action)
        values
          (1, '2026-03-13T22:30:00Z', 'Avant-hier', 'T1', 'Trop tôt'),
          (1, '2026-03-13T23:30:00Z', 'Hier', 'T2 - Rue', 'Territoire rentré'),
          (1, '2026-03-15T08:00:00Z', 'Ce matin', null, 'Paramètres modifiés')`);
    });
    for (const who of ['1', '2', '3'] as const) {
      expect(await agenda(who)).toMatchObject({
        requests: {
          total: 1,
          rows: [{ number_name: 'T2 - Rue 2', kind: 'month', login: 'Rôle numéro 5' }],
        },
        changes: {
          total: 2,
          rows: [
            { number_name: null, at_human: '15/03 09:00', login: 'Ce matin' },
            { number_name: 'T2 - Rue', at_human: '14/03 00:30', action: 'Territoire rentré' },
          ],
        },
      });
    }
    expect(await agenda('neighbour')).toMatchObject({ requests: none, rested: { total: 1 } });
  });

  it('tells elders territories only, and publishers nothing [OWN-275, B-01]', async () => {
    const { requests, changes, late } = await agenda('4');
    expect([requests, changes]).toEqual([null, null]);
    expect(late).toMatchObject({ total: 6 });
    expect(await agenda('5')).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect((await world.call('GET /territory/agenda')).status).toBe(401);
  });
});
