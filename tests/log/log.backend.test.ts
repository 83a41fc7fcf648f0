import { afterAll, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Who } from '../support/staff.ts';
import { openWorld } from '../support/world.ts';

const world = await openWorld();
const staff = await aStaff(world);
await aTerritory(world, { id: 12, name: 'Rue Grimaldi' });

afterAll(() => world.close());

interface Line {
  readonly congregation?: number;
  readonly at: string;
  readonly login?: string;
  readonly numberName?: string | null;
  readonly action: string;
  readonly cssClass?: string;
}

const written = ({
  congregation = 1,
  at,
  login = 'Rôle numéro 3',
  numberName = null,
  action,
  cssClass = '',
}: Line) =>
  world.database.asTenant(congregation, (db) =>
    db.rows(
      `insert into event_logs (congregation_id, at, login, number_name, action, css_class)
      values ($1, $2, $3, $4, $5, $6)`,
      [congregation, at, login, numberName, action, cssClass],
    ),
  );

const logs = async (who: Who) => (await staff.ask(who, 'GET /service/logs'))['logs'] as object[];

describe('the event log', () => {
  it('of a new congregation is empty [REST-67]', async () => {
    expect(await staff.ask('neighbour', 'GET /service/logs')).toEqual(success({ logs: [] }));
  });

  it('holds every documented field, newest first, in local time in winter and summer [REST-67, LOG-05, B-81, B-108]', async () => {
    await written({
      at: '2026-03-28T23:30:00.250Z',
      numberName: 'T12 - Rue Grimaldi',
      action: 'Sortie',
    });
    await written({ at: '2026-03-29T23:30:00Z', action: 'Paramètres modifiés' });
    await written({
      at: '2025-12-31T23:59:59Z',
      login: 'Compte supprimé',
      numberName: 'T9 - Disparu',
      action: 'Supprimé',
      cssClass: 'row-danger',
    });
    expect(await staff.ask('3', 'GET /service/logs')).toEqual(
      success({
        logs: [
          {
            number_name: null,
            datetime: '2026-03-29T23:30:00.000Z',
            datetime_human: '30/03/2026 01:30',
            login: 'Rôle numéro 3',
            action: 'Paramètres modifiés',
            css_class: '',
          },
          {
            number_name: 'T12 - Rue Grimaldi',
            datetime: '2026-03-28T23:30:00.250Z',
            datetime_human: '29/03/2026 00:30',
            login: 'Rôle numéro 3',
            action: 'Sortie',
            css_class: '',
          },
          {
            number_name: 'T9 - Disparu',
            datetime: '2025-12-31T23:59:59.000Z',
            datetime_human: '01/01/2026 00:59',
            login: 'Compte supprimé',
            action: 'Supprimé',
            css_class: 'row-danger',
          },
        ],
      }),
    );
  });

  it('gets a line for an exit, and keeps the order of lines written together [REST-67, B-81]', async () => {
    const before = await logs('3');
    const exit = await staff.ask('3', 'POST /territory/exit', {
      territory_ids: '12',
      user_id: '5',
      activity_id: '1',
      release_date: '2026-03-15',
    });
    expect(exit['success']).toBe(true);
    const after = await logs('3');
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ number_name: 'T12 - Rue Grimaldi', login: 'Rôle numéro 3' });
    expect(after.slice(1)).toEqual(before);
  });

  it('is refused to elders, publishers and strangers, and holds nothing of other congregations [RG-04, RG-05, GEN-20]', async () => {
    for (const who of ['4', '5'] as const) {
      expect(await staff.ask(who, 'GET /service/logs')).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
    const stranger = await world.call('GET /service/logs');
    expect([stranger.status, stranger.body.success]).toEqual([401, false]);
    await written({ congregation: 2, at: '2026-03-01T10:00:00Z', action: 'Chez le voisin' });
    expect(await logs('neighbour')).toMatchObject([{ action: 'Chez le voisin' }]);
    expect(await logs('site in 2')).toMatchObject([{ action: 'Chez le voisin' }]);
    expect(await logs('2')).not.toContainEqual(
      expect.objectContaining({ action: 'Chez le voisin' }),
    );
  });

  it('is never shortened, however many lines it has [LOG-03]', async () => {
    await world.database.asTenant(2, (db) =>
      db.rows(
        `insert into event_logs (congregation_id, at, login, action)
        select 2, timestamptz '2020-01-01' + n * interval '1 hour', 'Voisin Port', 'Ligne ' || n
        from generate_series(1, 5000) n`,
      ),
    );
    const all = (await logs('neighbour')) as { action: string }[];
    expect([all.length, all[1]?.action, all.at(-1)?.action]).toEqual([
      5001,
      'Ligne 5000',
      'Ligne 1',
    ]);
    const newest = async (query: Readonly<Record<string, string>>) => {
      const call = { token: staff.token('neighbour'), query };
      const { body } = await world.call('GET /service/logs', call);
      return [body['total'], body['logs']];
    };
    expect(await newest({ newest: '2' })).toEqual([5001, all.slice(0, 2)]);
    expect(await newest({ newest: '9000' })).toEqual([5001, all]);
    for (const bad of ['0', '-1', 'x', '2.5', '99999999999']) {
      expect(await newest({ newest: bad })).toEqual([undefined, all]);
    }
  });
});
