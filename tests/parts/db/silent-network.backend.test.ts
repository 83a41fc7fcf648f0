import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listenForChanges } from '../../../backend/changes/changes.ts';
import { isAway } from '../../../backend/parts/db/away.ts';
import { openDatabase } from '../../../backend/parts/db/database.ts';
import { aCongregation } from '../../support/builders.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { createTestDatabase } from '../../support/postgres.ts';
import { signal } from '../../support/signal.ts';
import { silentNetwork, type SilentNetwork } from '../../support/silent-network.ts';

const poolSize = 10;

let test: TestDatabase;
let network: SilentNetwork;

beforeAll(async () => {
  test = await createTestDatabase();
  network = await silentNetwork(test.connectionString);
});
afterAll(async () => {
  await network.close();
  await test.drop();
});

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('gives up connections that fell silent, and goes on with new ones [OWN-34]', async () => {
  const database = openDatabase(network.connectionString, { silence: 500 });
  closing.push(database.end);
  const one = () => database.asAnonymous((db) => db.row<{ one: number }>('select 1 as one'));
  const many = () => Promise.allSettled(Array.from({ length: 40 }, one));
  expect(new Set((await many()).map(({ status }) => status))).toEqual(new Set(['fulfilled']));
  network.lose();
  const lost = (await many()).filter(({ status }) => status === 'rejected');
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThanOrEqual(poolSize);
  expect((await many()).filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(await one()).toEqual({ one: 1 });
});

const timed = async <T>(work: () => Promise<T>) => {
  const began = performance.now();
  const answers = await work();
  return { answers, milliseconds: performance.now() - began };
};

it('notices a lost connection by itself within five seconds, and all others with it [OWN-204]', async () => {
  const database = openDatabase(network.connectionString);
  closing.push(database.end);
  const one = () => database.asAnonymous((db) => db.row<{ one: number }>('select 1 as one'));
  await Promise.all(Array.from({ length: 40 }, one));
  network.lose();
  const first = await timed(() => Promise.allSettled([one(), one()]));
  expect(first.answers.map((it) => it.status === 'rejected' && isAway(it.reason))).toEqual([
    true,
    true,
  ]);
  expect(first.milliseconds).toBeLessThan(5000);
  const many = await Promise.allSettled(Array.from({ length: 40 }, one));
  expect(many.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('leaves a statement alone that the server works on, however long it is [OWN-204]', async () => {
  const database = openDatabase(network.connectionString, { looking: { after: 50, every: 20 } });
  closing.push(database.end);
  const slow = database.asAnonymous((db) => db.row("select 'done' as it from pg_sleep(1)"));
  expect(await slow).toEqual({ it: 'done' });
});

it('a write that is lost with its connection is refused, not acknowledged [OWN-34]', async () => {
  const database = openDatabase(network.connectionString, { silence: 500 });
  closing.push(database.end);
  await aCongregation({ database }, { id: 7, name: 'Monaco' });
  const rename = (name: string) =>
    database.asSite((db) => db.rows('update congregations set name = $1 where id = 7', [name]));
  const renamed = rename('Nice');
  network.lose();
  await expect(renamed).rejects.toThrow('Query read timeout');
  const names = await database.asSite((db) =>
    db.rows('select name from congregations where id = 7'),
  );
  expect(names).toEqual([{ name: 'Monaco' }]);
});

it('changes are heard again after the connection fell silent [OWN-34, B-81]', async () => {
  const database = openDatabase(test.connectionString);
  const changes = listenForChanges(network.connectionString, { pulseEvery: 100, silence: 200 });
  closing.push(changes.close, database.end);
  const told = signal();
  await changes.listen(1, told.resolve);
  network.lose();
  await told.promise;
});
