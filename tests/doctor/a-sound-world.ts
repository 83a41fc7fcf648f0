import { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import { afterEach } from 'vitest';
import { diagnose } from '../../backend/doctor/diagnosis.ts';
import { aCongregation, aMap, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

export const today = Temporal.Now.plainDateISO('UTC');
export const plain = (text: string) => text.replaceAll('\u202F', ' ');
export const daysAgo = (days: number) => today.subtract({ days }).toString();
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** Monaco with a territory, its map and two assignments of the last year, all in order. */
export async function aSoundWorld(): Promise<World> {
  const world = await openWorld({ now: `${today.toString()}T09:00:00Z` });
  undo.push(world.close);
  await aCongregation(world, { id: 1, name: 'Monaco' });
  await aUser(world, { id: 1, login: 'DEMO Ancien' });
  await aTerritory(world, { id: 12, name: 'Rue Grimaldi' });
  await aMap(world, { territory: 12 });
  for (const [id, days] of [300, 200, 100].entries()) {
    await anAssignment(world, {
      id: id + 1,
      outputNumber: id + 1,
      territory: 12,
      to: 1,
      released: daysAgo(days),
      returned: daysAgo(days - 50),
      due: daysAgo(days - 60),
    });
  }
  return world;
}

/** Past the program, with the rights of whoever owns the database. */
export async function plant(
  world: World,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = new Client({ connectionString: world.connectionString });
  await client.connect();
  await client.query(sql, [...values]);
  await client.end();
}

export const findings = async ({ connectionString, dataDir, clock }: World) =>
  (await diagnose(connectionString, today, { dataDir, now: clock.now() })).findings.map(plain);
