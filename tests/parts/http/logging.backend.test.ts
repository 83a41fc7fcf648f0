import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aTerritory } from '../../support/builders.ts';
import { aStaff, type Staff } from '../../support/staff.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let staff: Staff;
beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aTerritory(world, { id: 12, name: 'Rue Grimaldi' });
  await aMap(world, { territory: 12 });
});
afterAll(() => world.close());

const id = 'click-0123456789';
const headers = { 'X-Request-Id': id };
/** What the log says of a request, without times. */
const linesOf = (request: string) =>
  world.logged
    .filter((line) => line['request'] === request)
    .map(({ time: _, milliseconds: __, ...line }) => line);

describe('the log of the backend', () => {
  it('has one line of a refusal, with the id of the click and the pattern of the route [OWN-89, OWN-90]', async () => {
    await world.call('POST /territory/exit', { token: staff.token('5'), form: {}, headers });
    await expect.poll(() => linesOf(id)).toHaveLength(1);
    expect(linesOf(id)).toEqual([
      {
        level: 'info',
        from: 'backend',
        request: id,
        method: 'POST',
        route: '/territory/exit',
        outcome: 'refused',
        status: 200,
        msg: 'call',
      },
    ]);
  });

  it.each([
    ['ok', 'debug', 'GET /map/info/{token}', { path: { token: 'token-of-the-map-of-0012' } }],
    ['unauthenticated', 'info', 'GET /user/menu', { token: 'a.forged.token' }],
  ] as const)(
    'says that a call was %s at level %s [OWN-89]',
    async (outcome, level, name, asked) => {
      const request = `${outcome}-0123456789`;
      await world.call(name, { ...asked, headers: { 'X-Request-Id': request } });
      await expect.poll(() => linesOf(request)).toHaveLength(1);
      expect(linesOf(request)).toMatchObject([
        { level, outcome, route: name.split(' ')[1]?.replace('{token}', ':token') },
      ]);
    },
  );

  it('holds no name, no address, no password, no token and no query [OWN-89]', async () => {
    await world.call('POST /user/auth', {
      form: { login: 'Rôle numéro 5', password: 'wrong2026', congregation_id: '1' },
    });
    await world.call('GET /service/logs', {
      token: staff.token('3'),
      query: { newest: '4711004' },
    });
    const text = JSON.stringify(world.logged);
    for (const secret of ['Rôle', 'wrong2026', 'token-of-the-map', '4711004', staff.token('5')]) {
      expect(text).not.toContain(secret);
    }
  });

  it('makes an id of its own where the caller sends none or one that could break a statement [OWN-90]', async () => {
    for (const sent of ["a'; drop table users", 'short', 'x'.repeat(49)]) {
      await world.call('GET /user/menu', { headers: { 'X-Request-Id': sent } });
    }
    const lines = () => world.logged.filter(({ route }) => route === '/user/menu');
    await expect.poll(() => lines().length).toBeGreaterThanOrEqual(4);
    for (const { request } of lines().slice(-3)) {
      expect(request).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    }
  });

  it('keeps the stack of a defect, without what was typed [OWN-89]', async () => {
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query('alter table bookings rename to bookings_away');
    const request = 'defect-0123456789';
    const { status } = await world.call('GET /booking/list', {
      token: staff.token('3'),
      headers: { 'X-Request-Id': request },
    });
    await client.query('alter table bookings_away rename to bookings');
    await client.end();
    expect(status).toBe(500);
    expect(linesOf(request).slice(0, 1)).toEqual([
      {
        level: 'error',
        from: 'backend',
        request,
        route: '/booking/list',
        err: {
          type: 'error',
          message: 'relation "…" does not exist',
          code: '42P01',
          stack: expect.arrayContaining([expect.stringMatching(/^at /u)]),
        },
        msg: 'defect',
      },
    ]);
  });
});

it('a transaction carries the id of its click in PostgreSQL, without a statement more, and loses it at its end [OWN-90]', async () => {
  const name = () => `select current_setting('application_name') as name`;
  const own = world.database.labelled(id);
  const inside = await own.asTenant(1, (db) => db.row(name()));
  expect(inside).toEqual({ name: `territories ${id}` });
  expect(await own.asAnonymous((db) => db.row(name()))).toEqual({ name: `territories ${id}` });
  expect(await own.asSite((db) => db.row(name()))).toEqual({ name: `territories ${id}` });
  expect(await world.database.asTenant(1, (db) => db.row(name()))).toEqual({
    name: 'territories',
  });
});
