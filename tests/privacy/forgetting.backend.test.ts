import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { findingsIn } from '../../backend/doctor/doctor.rules.ts';
import { foundCongregation } from '../../backend/doctor/doctor.queries.ts';
import { forgetOldTraces } from '../../backend/privacy/forget-old-traces.ts';
import { readS13 } from '../histogram/read-s13.ts';
import { anAssignment, aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { aStaff, set, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;
const today = Temporal.PlainDate.from('2026-03-15');

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aTerritory(world, { id: 1, number: 1, name: 'Rue Basse' });
  await aTerritory(world, { id: 2, number: 2, name: 'Rue Haute' });
  await aTerritory(world, { id: 90, congregation: 2 });
});
afterAll(() => world.close());

const history = [
  [10, 1, '2010-01-01', '2010-02-01'],
  [11, 1, '2022-12-01', '2023-03-14'],
  [12, 1, '2023-03-15', '2023-03-15'],
  [13, 1, '2025-10-01', '2025-11-01'],
  [14, 2, '2015-01-01', null],
] as const;

beforeEach(async () => {
  for (const congregation of [1, 2]) {
    await world.database.asTenant(congregation, async (db) => {
      await db.rows('delete from histories');
      await db.rows('delete from event_logs');
    });
    await set(world, 'forget_names_years = 0', congregation);
  }
  for (const [id, territory, released, returned] of history) {
    await anAssignment(world, {
      id,
      territory,
      to: 5,
      released,
      returned,
      due: '2026-07-01',
      outputNumber: id,
    });
  }
  await anAssignment(world, {
    id: 90,
    territory: 90,
    congregation: 2,
    to: 21,
    released: '2010-01-01',
    returned: '2010-02-01',
    due: '2010-05-01',
  });
});

const forget = (congregation = 1) =>
  world.database.asTenant(congregation, (db) => forgetOldTraces(db, world.clock));
const nameless = async (congregation = 1) =>
  (
    await world.read<{ id: number }>(
      'select id from histories where user_id is null order by id',
      congregation,
    )
  ).map(({ id }) => id);
const lines = (congregation = 1) =>
  world.read(
    'select login, user_id, number_name, action from event_logs order by id',
    congregation,
  );
const foreseen = async (who: Who = '3') =>
  (await staff.ask(who, 'GET /congregation/setting/view'))['old_names'];

describe('old names in the history', () => {
  it('are kept unless the congregation decides otherwise [B-24, OWN-16]', async () => {
    await forget();
    expect([await nameless(), await lines()]).toEqual([[], []]);
  });

  it.each([
    [3, [10, 11], '15/03/2023'],
    [5, [10], '15/03/2021'],
    [10, [10], '15/03/2016'],
  ])(
    'are erased %i years after the return; open assignments keep their names [OWN-16]',
    async (years, gone, day) => {
      await set(world, `forget_names_years = ${years}`);
      await forget();
      expect(await nameless()).toEqual(gone);
      expect(await lines()).toEqual([
        {
          login: 'Automatique',
          user_id: null,
          number_name: null,
          action: `Noms effacés de l’historique avant le ${day}\u202F: ${gone.length}`,
        },
      ]);
    },
  );

  it('are erased once: a second run changes and logs nothing [OWN-16]', async () => {
    await set(world, 'forget_names_years = 3');
    await forget();
    await forget();
    expect(await lines()).toHaveLength(1);
  });

  it('are erased by the daily job, only in the congregation that decided so [GEN-20, OWN-16]', async () => {
    await set(world, 'forget_names_years = 3');
    for (const congregation of [1, 2]) {
      await world.database.asTenant(congregation, (db) => tidyCongregation(db, world.clock));
    }
    expect([await nameless(), await nameless(2), await lines(2)]).toEqual([[10, 11], [], []]);
  });

  it('leave dates, numbers and activity: the S-13, the histogram, the map, the history and the doctor still work [HIST-08, HED-01, B-48, B-63, OWN-16]', async () => {
    const told = async () => {
      const sheets = [];
      for (const year of [2010, 2023, 2026]) {
        const response = await fetch(`${world.url}/territory/s13?service_year=${year}`, {
          headers: { Authorization: `Bearer ${staff.token('3')}` },
        });
        sheets.push(readS13(new Uint8Array(await response.arrayBuffer())).entries);
      }
      const { territories } = await staff.ask('3', 'POST /territory/histogram', {
        month: '13',
        prefilter: 'n',
      });
      const history = await world.call('GET /history/view/{territory_id}', {
        token: staff.token('3'),
        path: { territory_id: 1 },
      });
      const check = await staff.ask('3', 'GET /territory/s13/check');
      const coverage = await staff.ask('3', 'GET /territory/coverage');
      return { sheets, territories, history: history.body, check, coverage };
    };
    const before = await told();
    await set(world, 'forget_names_years = 3');
    await forget();
    const after = await told();

    expect(after.sheets[0]).toEqual([
      {
        number: 1,
        assignedTo: 'Proclamateur supprimé',
        assignedOn: '01/01/2010',
        coveredOn: '01/02/2010',
      },
    ]);
    const datesOf = (sheets: typeof before.sheets) =>
      sheets.flat().map(({ number, assignedOn, coveredOn }) => ({ number, assignedOn, coveredOn }));
    expect(datesOf(after.sheets)).toEqual(datesOf(before.sheets));
    expect(after.sheets[2]).toEqual(before.sheets[2]);
    const anonymous = (value: unknown) =>
      JSON.stringify(value)
        .replaceAll('Rôle numéro 5', 'Proclamateur supprimé')
        .replaceAll(/"user_id":(?:5|null)/gu, '"user_id":null')
        .replaceAll(/"version":"?\d+"?/gu, '');
    for (const part of ['territories', 'history', 'check'] as const) {
      expect(anonymous(after[part])).toBe(anonymous(before[part]));
    }
    const datesOnMap = (coverage: Readonly<Record<string, unknown>>) =>
      (
        coverage['territories'] as {
          territory_id: number;
          before: number | null;
          loans: number[];
        }[]
      ).map(({ territory_id, before: covered, loans }) => ({
        territory_id,
        covered,
        loans: loans.filter((_, at) => at % 4 !== 3),
      }));
    expect(datesOnMap(after.coverage)).toEqual(datesOnMap(before.coverage));
    expect(after.coverage['success']).toBe(true);
    const found = await world.database.asTenant(1, foundCongregation);
    expect(findingsIn(found, today.toString())).toEqual([]);
  });
});

describe('the preview of the names to erase', () => {
  it('shows how many names, and up to which day [SET-03, REST-55, OWN-16]', async () => {
    expect(await foreseen()).toEqual([
      { years: 3, before: '2023-03-15', count: 2 },
      { years: 5, before: '2021-03-15', count: 1 },
      { years: 10, before: '2016-03-15', count: 1 },
    ]);
    expect(await nameless()).toEqual([]);
    await set(world, 'forget_names_years = 5');
    await forget();
    expect(await foreseen()).toMatchObject([{ count: 1 }, { count: 0 }, { count: 0 }]);
  });

  it('covers one’s own congregation only [GEN-20, OWN-16]', async () => {
    expect(await foreseen('neighbour')).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }]);
  });
});

describe('other old personal data', () => {
  it('is erased daily: overwritten values of an import after 90 days, which ends its undo, and the import after two years [OWN-16]', async () => {
    await world.database.asTenant(1, async (db) => {
      await db.rows(
        `insert into imports (congregation_id, id, kind, file_name, at, created, updated, ignored, skipped, changes) values
           (1, 1, 'territories', 'vieux.csv', '2024-03-14T12:00:00Z', 0, 1, 0, 0, 1),
           (1, 2, 'territories', 'hiver.csv', '2025-12-14T12:00:00Z', 0, 1, 0, 0, 1),
           (1, 3, 'territories', 'mars.csv', '2025-12-15T12:00:00Z', 0, 1, 0, 0, 1)`,
      );
      await db.rows(
        `insert into import_changes (congregation_id, import_id, line, subject, territory_id, version, before)
         select 1, n, 2, 'territory', 1, 0, '{"note": ""}' from generate_series(1, 3) n`,
      );
    });
    await forget();
    expect(await world.read('select file_name from imports order by id')).toEqual([
      { file_name: 'hiver.csv' },
      { file_name: 'mars.csv' },
    ]);
    expect(await world.read('select import_id from import_changes')).toEqual([{ import_id: 3 }]);
    const undone = await staff.ask('2', 'POST /import/undo', { import_id: '2' });
    expect(undone).toEqual(
      refusal(
        'Des lignes de cet import ont été supprimées depuis\u202F: il ne peut plus être annulé.',
      ),
    );
    expect(await world.read('select name from territories where id = 1')).toEqual([
      { name: 'Rue Basse' },
    ]);
  });

  it('is erased daily: log lines after two years, mails after one, expired rows at once [B-49, B-81, OWN-16]', async () => {
    await world.database.asTenant(1, async (db) => {
      await db.rows(
        `insert into event_logs (congregation_id, at, login, action) values
           (1, '2024-03-14T12:00:00Z', 'Ancien', 'Sortie'),
           (1, '2024-03-15T12:00:00Z', 'Récent', 'Sortie')`,
      );
      await db.rows(
        `insert into mail_outbox (congregation_id, recipient, subject, body, html, kind, created_at, sent_at) values
           (1, 'vieux@example.org', '', '', '', 'late', '2025-01-01', '2025-03-14T12:00:00Z'),
           (1, 'recent@example.org', '', '', '', 'late', '2025-01-01', '2025-03-15T12:00:00Z'),
           (1, 'attend@example.org', '', '', '', 'late', '2025-01-01', null),
           (1, 'vain@example.org', '', '', '', 'password', '2026-03-13T12:00:00Z', null),
           (1, 'hier@example.org', '', '', '', 'password', '2026-03-14T12:00:00Z', null)`,
      );
      await db.rows(
        `insert into sign_in_attempts (congregation_id, subject, attempts, window_ends_at) values
           (1, 'a', 1, '2026-03-14T12:00:00Z'), (1, 'b', 1, '2026-03-15T12:00:00Z')`,
      );
      await db.rows(
        `insert into temporary_passwords (congregation_id, user_id, password_hash, expires_at) values
           (1, 5, '', '2026-03-14T12:00:00Z'), (1, 6, '', '2026-03-15T12:00:00Z')`,
      );
    });
    await forget();
    expect(await world.read('select login from event_logs')).toEqual([{ login: 'Récent' }]);
    expect(await world.read('select recipient from mail_outbox order by id')).toEqual([
      { recipient: 'recent@example.org' },
      { recipient: 'attend@example.org' },
      { recipient: 'hier@example.org' },
    ]);
    expect(
      await world.read("select subject from sign_in_attempts where subject in ('a', 'b')"),
    ).toEqual([{ subject: 'b' }]);
    expect(await world.read('select user_id from temporary_passwords')).toEqual([{ user_id: 6 }]);
  });
});
