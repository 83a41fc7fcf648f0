import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../backend/parts/clock/clock.ts';
import { openDatabase, type Database, type Db } from '../../backend/parts/db/database.ts';
import { passwordMatches } from '../../backend/parts/passwords/passwords.ts';
import { seedDemo } from '../../backend/seed/seed.ts';
import { createTestDatabase } from '../support/postgres.ts';

const clock = fixedClock('2026-11-20T09:00:00Z');
const today = '2026-11-20';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
  await Promise.all([seedDemo(database, clock), seedDemo(database, clock)]);
});

afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const inMonaco = <T>(work: (db: Db) => Promise<T>) => database.asTenant(1, work);

const count = async (sql: string, values: readonly unknown[] = []) =>
  Number((await inMonaco((db) => db.row<{ count: number }>(sql, values)))?.count);

describe('the demo data', () => {
  it('are two congregations, made once even if two backends start at the same time [B-101]', async () => {
    const congregations = await database.asSite((db) =>
      db.rows('select id, name from congregations order by id'),
    );
    expect(congregations).toEqual([
      { id: 1, name: 'Monaco' },
      { id: 2, name: 'Beausoleil' },
    ]);
  });

  it('leave the next congregation the next id [B-101]', async () => {
    const made = await database.asSite((db) =>
      db.row(`insert into congregations (name) values ('Menton') returning id`),
    );
    await database.asSite((db) => db.rows(`delete from congregations where name = 'Menton'`));
    expect(made).toEqual({ id: 3 });
  });

  it('are not written where a congregation is already [B-101]', async () => {
    const before = await count('select count(*) from histories');
    await seedDemo(database, fixedClock('2027-01-01T00:00:00Z'));
    expect(await count('select count(*) from histories')).toBe(before);
  });

  it('have the nine accounts, with their roles and whether they accepted the privacy rules [B-101]', async () => {
    const accounts = [];
    for (const congregation of [1, 2]) {
      accounts.push(
        ...(await database.asTenant(congregation, (db) =>
          db.rows(
            `select congregation_id, login, role_id, rgpd_privacy, email from users order by id`,
          ),
        )),
      );
    }
    const account = (
      congregation_id: number,
      login: string,
      role_id: number,
      rgpd_privacy: boolean,
      email: string,
    ) => ({ congregation_id, login, role_id, rgpd_privacy, email });
    expect(accounts).toEqual([
      account(1, 'DEMO Administrateur', 1, true, 'administrateur@example.org'),
      account(1, 'DEMO Responsable', 2, true, 'responsable@example.org'),
      account(1, 'DEMO Gestionnaire', 3, true, 'gestionnaire@example.org'),
      account(1, 'DEMO Ancien', 4, true, 'ancien@example.org'),
      account(1, 'DEMO Proclamateur', 5, true, 'proclamateur@example.org'),
      account(1, 'DEMO Proclamatrice', 5, true, 'proclamatrice@example.org'),
      account(1, 'DEMO Nouveau', 5, false, 'nouveau@example.org'),
      account(2, 'DEMO Voisin', 2, true, 'voisin@example.org'),
      account(2, 'DEMO Voisine', 5, true, 'voisine@example.org'),
    ]);
  });

  it('open each account with demo2026, with a separate hash for each password [B-101]', async () => {
    const hashes = await inMonaco((db) =>
      db.rows<{ password_hash: string }>('select password_hash from users'),
    );
    expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(7);
    for (const { password_hash } of hashes) {
      expect(await passwordMatches(password_hash, 'demo2026')).toBe(true);
      expect(await passwordMatches(password_hash, 'demo2027')).toBe(false);
    }
  });

  it('have one person who asks for the deletion of the account [B-101]', async () => {
    expect(await inMonaco((db) => db.rows('select login from users where rgpd_forget_me'))).toEqual(
      [{ login: 'DEMO Proclamatrice' }],
    );
  });

  it('have sixty territories of Monaco and more, numbered without a gap, each with its polygon [B-101]', async () => {
    const territories = await count('select count(*) from territories');
    expect(territories).toBeGreaterThanOrEqual(60);
    expect(await count('select max(number) as count from territories')).toBe(territories);
    expect(
      await count(
        `select count(*) from territory_maps where jsonb_path_exists(
           geojson_feature, '$.features[*] ? (@.properties.type == "polygon" && @.geometry.type == "Polygon")')`,
      ),
    ).toBe(territories);
  });

  it('give each map a link of its own that cannot be guessed [B-72]', async () => {
    const tokens = await inMonaco((db) =>
      db.rows<{ token: string }>('select token from territory_maps'),
    );
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(tokens.length);
    expect(tokens.filter(({ token }) => !/^[\w-]{22}$/.test(token))).toEqual([]);
  });

  it('have an outline of the congregation on its global map, on the base map that comes with the product [GMV-04, B-22]', async () => {
    const global = await inMonaco((db) =>
      db.row(
        `select s.basemap_provider_id, s.build_maps_puzzle, g.geojson_feature #>> '{features,0,properties,desc}' as desc
         from global_maps g join congregation_settings s using (congregation_id)`,
      ),
    );
    expect(global).toEqual({
      basemap_provider_id: 2,
      build_maps_puzzle: true,
      desc: 'GloBalMap',
    });
  });

  it('reach back at least four years, two to three loans a year for a territory that is worked [B-101]', async () => {
    const span = await inMonaco((db) =>
      db.row<{ first: string; last: string; each: number }>(
        `select
           min(release_date) as first,
           max(coalesce(return_date, release_date)) as last,
           count(*)::float8 / count(distinct territory_id) as each
         from histories`,
      ),
    );
    expect(span!.first <= '2022-11-20').toBe(true);
    expect(span!.last <= today).toBe(true);
    expect(span!.each).toBeGreaterThan(8);
    expect(span!.each).toBeLessThan(13);
  });

  it('have invitations and campaigns in spring, stands, and past assignments of removed accounts [B-101, B-62]', async () => {
    const kinds = await inMonaco((db) =>
      db.rows<{ name: string }>(
        `select distinct a.name from histories h join activities a on a.id = h.activity_id order by 1`,
      ),
    );
    expect(kinds.map(({ name }) => name)).toEqual([
      'Campagne',
      'Invitation',
      'Porte à porte',
      'Présentoir',
    ]);
    expect(
      await count(
        `select count(*) from histories
         where return_date is not null and activity_id in (2, 3)
           and extract(month from release_date) not in (3, 4, 5, 6)`,
      ),
    ).toBe(0);
    expect(
      await count('select count(*) from histories where user_id is null and return_date is null'),
    ).toBe(0);
    expect(await count('select count(*) from histories where user_id is null')).toBeGreaterThan(10);
  });

  it('have some territories out, some due within a week, some late [B-101, B-17]', async () => {
    const open = 'select count(*) from histories where return_date is null';
    expect(await count(open)).toBeGreaterThanOrEqual(15);
    expect(
      await count(`${open} and theoretical_return_date <= $1`, [today]),
    ).toBeGreaterThanOrEqual(4);
    expect(
      await count(
        `${open} and theoretical_return_date > $1 and theoretical_return_date <= $1::date + 7`,
        [today],
      ),
    ).toBeGreaterThanOrEqual(3);
    expect(
      await count(`${open} and theoretical_return_date > $1::date + 7`, [today]),
    ).toBeGreaterThanOrEqual(6);
  });

  it('log each exit and each return of the last year, with who did it [B-101, B-81]', async () => {
    const logged = await inMonaco((db) =>
      db.rows('select at, login, number_name, action from event_logs order by id'),
    );
    const worked = await inMonaco((db) =>
      db.rows(
        `
        select
          (done.day + time '16:30') at time zone 'UTC' as at,
          case when histories.online then login else 'DEMO Gestionnaire' end as login,
          'T' || number || ' - ' || name as number_name,
          case when histories.online or login = 'DEMO Gestionnaire' then action
            else action || coalesce(E'\\u202F: ' || login, '') end as action
        from histories
        join territories on territories.id = histories.territory_id
        left join users on users.id = histories.user_id
        cross join lateral (values ('Sortie', release_date), ('Rentrée', return_date)) done (action, day)
        where (login is not null or not histories.online)
          and done.day between $1::date - interval '1 year' and $1::date - 1
        order by done.day, number`,
        [today],
      ),
    );
    expect(logged).toEqual(worked);
    expect(logged.length).toBeGreaterThan(200);
  });

  it('give the two publishers several each, one taken online more than fifteen days ago [B-101, B-67]', async () => {
    const held = await inMonaco((db) =>
      db.rows(
        `select u.login, count(*) >= 3 as several,
           bool_or(h.online and $1::date - h.release_date > 15) as returnable
         from histories h join users u on u.id = h.user_id
         where h.return_date is null and u.login like 'DEMO Proclamat%'
         group by u.login order by u.login`,
        [today],
      ),
    );
    expect(held).toEqual([
      { login: 'DEMO Proclamateur', several: true, returnable: true },
      { login: 'DEMO Proclamatrice', several: true, returnable: true },
    ]);
  });

  it('have ten territories that are in and not booked, five of them never worked [B-101]', async () => {
    const free = `
      select count(*) from territories t
      where not exists (select from histories h where h.territory_id = t.id and h.return_date is null)
        and not exists (select from booking_territories b where b.territory_id = t.id)`;
    expect(await count(free)).toBeGreaterThanOrEqual(10);
    expect(
      await count(`${free} and not exists (select from histories h where h.territory_id = t.id)`),
    ).toBeGreaterThanOrEqual(5);
  });

  it('have one booking of each type, of territories that are in [B-101, B-39]', async () => {
    const bookings = await inMonaco((db) =>
      db.rows(
        `select b.type, count(bt.territory_id) >= 2 as filled from bookings b
         join booking_territories bt on bt.booking_id = b.id group by b.id, b.type order by b.type`,
      ),
    );
    expect(bookings).toEqual([
      { type: 'event', filled: true },
      { type: 'online', filled: true },
      { type: 'paper', filled: true },
    ]);
    expect(
      await count(
        `select count(*) from booking_territories b join histories h on h.territory_id = b.territory_id
         where h.return_date is null`,
      ),
    ).toBe(0);
  });

  it('have territories of every kind, some with people not to be visited [B-101]', async () => {
    const types = await inMonaco((db) =>
      db.rows<{ long_name: string }>(
        `select distinct ty.long_name from territories t join territory_types ty on ty.id = t.type_id order by 1`,
      ),
    );
    expect(types.map(({ long_name }) => long_name)).toEqual([
      'Commerces',
      'Entreprises',
      'Habitations',
      'Résidences fermées',
    ]);
    expect(await count('select count(*) from territories where no_visited')).toBeGreaterThanOrEqual(
      5,
    );
  });

  it('give Beausoleil two people and no territory [B-101]', async () => {
    const held = await database.asTenant(2, (db) =>
      db.row(
        `select (select count(*) from users) as users, (select count(*) from territories) as territories,
           (select count(*) from congregation_settings) as settings`,
      ),
    );
    expect(held).toEqual({ users: 2, territories: 0, settings: 1 });
  });
});
