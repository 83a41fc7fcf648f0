import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenForChanges } from '../../backend/changes/changes.ts';
import { aTerritory } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { signal } from '../support/signal.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 20, congregation: 2, exited: loan(21) });
});
afterAll(() => world.close());

const opened: IncomingMessage[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.destroy();
});

function loan(to: number) {
  return { to, released: '2026-01-01', due: '2026-05-01' };
}
let lastId = 0;
const out = () => aTerritory(world, { id: (lastId += 1), exited: loan(5) });
const reprieve = (who: Who, id: number) =>
  staff.ask(who, 'POST /history/reprieve', { territory_id: String(id), history_id: String(id) });

async function open(token: string) {
  const request = get(`${world.url}/changes`, { headers: { Authorization: `Bearer ${token}` } });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  opened.push(stream);
  stream.setEncoding('utf8');
  let text = '';
  stream.on('data', (chunk: string) => (text += chunk));
  return {
    stream,
    /** Resolves when the text matches. */
    until: async (wanted: RegExp) => {
      while (!wanted.test(text)) await once(stream, 'data');
      return text;
    },
    text: () => text,
  };
}

const change = 'event: change\ndata: {"at":"2026-03-15T09:00:00Z"}\n\n';

describe('the stream of changes [OWN-06]', () => {
  it('sends an event for each change of the congregation, without its content [B-81]', async () => {
    const { stream, until } = await open(staff.token('5'));
    expect(stream.statusCode).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    await until(/^: \n\n$/);
    await reprieve('3', await out());
    expect(await until(/change/)).toBe(`: \n\n${change}`);
  });

  it('sends one event for a change of many territories [B-81]', async () => {
    const ids = [await out(), await out(), await out()];
    const { until } = await open(staff.token('3'));
    await staff.ask('3', 'POST /territory/return', {
      territory_ids: ids.join(','),
      return_date: '2026-03-15',
    });
    await reprieve('3', await out());
    expect(await until(/(?:change[\s\S]*){2}/)).toBe(`: \n\n${change}${change}`);
  });

  it('sends nothing for other congregations or for refused calls [GEN-20]', async () => {
    const [here, there] = [await open(staff.token('3')), await open(staff.token('site in 2'))];
    await reprieve('neighbour', 20);
    await reprieve('3', 999);
    await there.until(/change/);
    await reprieve('3', await out());
    await here.until(/change/);
    expect([here.text(), there.text()]).toEqual([`: \n\n${change}`, `: \n\n${change}`]);
  });

  it('sends the changes made through another backend [B-81]', async () => {
    const { until } = await open(staff.token('4'));
    await world.database.asTenant(1, (db) =>
      db.rows(
        "insert into event_logs (congregation_id, login, action) values (1, 'Autre', 'Essai')",
      ),
    );
    expect(await until(/change/)).toContain(change);
  });

  it.each(['', 'abc', 'e30.e30.e30'])('is refused with the token %j [RG-04]', async (token) => {
    const response = await fetch(`${world.url}/changes`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: refusal('Ta session a expiré\u202F: reconnecte-toi.'),
    });
  });

  it('is open sixty times for one person, whose next one has to wait for an end; others are not touched [OWN-217]', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => open(staff.token('5'))));
    expect(new Set(many.map(({ stream }) => stream.statusCode))).toEqual(new Set([200]));
    const { stream, until } = await open(staff.token('5'));
    expect(stream.statusCode).toBe(429);
    expect(JSON.parse(await until(/\}$/))).toEqual(
      refusal('Le serveur est très sollicité\u202F: réessaie dans quelques instants.'),
    );
    expect((await open(staff.token('3'))).stream.statusCode).toBe(200);
    many[0]?.stream.destroy();
    await vi.waitFor(async () =>
      expect((await open(staff.token('5'))).stream.statusCode).toBe(200),
    );
  });

  it('ends when the server closes [RG-04]', async () => {
    const other = await openWorld();
    const others = await aStaff(other);
    const request = get(`${other.url}/changes`, {
      headers: { Authorization: `Bearer ${others.token('3')}` },
    });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    stream.resume();
    const ended = once(stream, 'end');
    await other.close();
    await ended;
  });
});

describe('the connection that listens to the database', () => {
  it('is opened again when it breaks, and then every page reloads [B-81]', async () => {
    const changes = listenForChanges(world.connectionString);
    let told = 0;
    let next = signal();
    await changes.listen(1, () => {
      told += 1;
      next.resolve();
    });
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'territories-changes'`,
    );
    await next.promise;
    expect(told).toBe(1);
    next = signal();
    await client.query("select pg_notify('territories_changes', '1')");
    await next.promise;
    expect(told).toBe(2);
    await client.end();
    await changes.close();
  });

  it('sends nothing to those who have stopped listening [B-81]', async () => {
    const changes = listenForChanges(world.connectionString);
    const heard: string[] = [];
    const stop = await changes.listen(1, () => heard.push('stopped'));
    const next = new Promise<void>((resolve) => {
      void changes.listen(1, resolve);
    });
    stop();
    await reprieve('3', await out());
    await next;
    expect(heard).toEqual([]);
    await changes.close();
  });
});
