import { createGraphqlClient } from '#web/parts/graphql/client.ts';
import { choosePocket } from '#web/domain/pocket/pocket-choice.ts';
import { readPocket } from '#web/domain/pocket/pocket-contents.ts';
import { keepAct, readActs, removeActs } from '#web/domain/pocket/queued-acts.ts';
import { sendNextAct } from '#web/domain/pocket/send-act.ts';
import { storeToken } from '#web/parts/storage/session-storage.ts';
import { fillPocket } from '#web/pocket/fill-pocket.ts';
import {
  mayTick,
  offeredActs,
  type QueuedAct,
  serverTime,
} from '#machines/domain/pocket/pocket.rules.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aDevice } from '../support/device.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { fc, rounds } from '../support/rounds.ts';
import { openPocketWorld } from './pocket-world.ts';

const { world, staff, out, act, fill, later } = await openPocketWorld();
const device = aDevice();
let gateway: TestGateway;
/** The browser has been killed. */
let died: () => void = () => undefined;
/** What becomes of the next requests of the device. */
let line: 'whole' | 'cut before' | 'cut after' | 'dies before' | 'dies after' | 'no room' = 'whole';

beforeAll(async () => {
  gateway = await openGateway(world.url);
  const { fetch } = globalThis;
  const die = () => {
    died();
    return new Promise<Response>(() => undefined);
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address !== '/graphql') return fetch(address, init);
    if (line === 'cut before') throw new TypeError('Failed to fetch');
    if (line === 'dies before') return die();
    if (line === 'no room') return new Response('{}', { status: 429 });
    const answer = await fetch(gateway.url + address, init);
    if (line === 'cut after') throw new TypeError('Failed to fetch');
    return line === 'dies after' ? die() : answer;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await gateway.close();
  await world.close();
});

const lines = ['whole', 'cut before', 'cut after', 'no room'] as const;
const deaths = ['dies before', 'dies after'] as const;
const territory = fc.nat(1);
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('act'), on: territory, month: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('tick'),
      on: territory,
      street: fc.nat(2),
      state: fc.constantFrom('done', 'again', 'left'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send'), by: fc.constantFrom(...lines) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('die'), by: fc.constantFrom(...deaths) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fill') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 300 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('returned by manager', 'extended', 'cancelled', 'given', 'other device'),
      on: territory,
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const counts = [
  'Rentrée depuis le téléphone',
  'Rentrée à confirmer',
  'Demande\u202F: un mois de plus',
];

/** Of the acts of this run, how many counted on the server. */
async function counted(ids: readonly number[]): Promise<number> {
  const names = ids.map((id) => `'T${id} - Rue ${id}'`).join(', ');
  const rows = await world.read(
    `select id from event_logs
     where number_name in (${names}) and action in (${counts.map((it) => `'${it}'`).join(', ')})`,
  );
  return rows.length;
}

async function takeStep(step: Step, ids: readonly number[]): Promise<number> {
  if ('on' in step) {
    const id = ids[step.on] ?? 0;
    const names = { territory_id: String(id), history_id: String(id) };
    if (step.do === 'act' && 'month' in step)
      await doOffered(id, step.month ? 'month' : 'returned');
    if (step.do === 'tick' && 'street' in step) await tickOffered(id, step.street, step.state);
    if (step.do === 'returned by manager') {
      const return_date = world.clock.today().toString();
      await staff.ask('3', 'POST /territory/return', { territory_ids: String(id), return_date });
    }
    if (step.do === 'extended') await staff.ask('3', 'POST /history/reprieve', names);
    if (step.do === 'cancelled')
      await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(id) });
    if (step.do === 'given')
      await world.read(`update histories set user_id = 6 where id = ${id} returning id`);
    if (step.do === 'other device') {
      const { territories } = await fill();
      const [first] = territories.find((it) => it.history_id === id)?.acts ?? [];
      if (first?.token) return (await act(first.token))['outcome'] === 'counted' ? 1 : 0;
    }
    return 0;
  }
  if (step.do === 'wait' && 'hours' in step) {
    later(step.hours);
    await staff.signInAgain();
    storeToken(staff.token('5'));
  }
  if (step.do === 'fill') await refresh();
  if ('by' in step) {
    line = step.by;
    const death = new Promise<void>((resolve) => {
      died = resolve;
    });
    await Promise.race([sendNextAct().catch(() => null), death]);
    if (step.do === 'die') device.crash();
    line = 'whole';
  }
  return 0;
}

async function refresh() {
  await fillPocket(createGraphqlClient(), 'something else').catch(() => null);
}

async function doOffered(id: number, action: 'month' | 'returned') {
  const { facts, territories } = await readPocket(Date.now());
  const kept = territories.find(({ historyId }) => historyId === String(id));
  if (!facts || !kept) return;
  const queued = (await readActs()).filter(({ historyId }) => historyId === kept.historyId);
  const now = serverTime(facts, Date.now());
  const permitted = offeredActs(kept.acts, queued, now).find((it) => it.action === action);
  if (!permitted) return;
  const { historyId, numberName } = kept;
  const { token, tap } = permitted;
  await keepAct({ token, tap, action, historyId, numberName, doneAt: Date.now() });
}

async function tickOffered(id: number, place: number, state: 'done' | 'again' | 'left') {
  const { facts, territories } = await readPocket(Date.now());
  const kept = territories.find(({ historyId }) => historyId === String(id));
  const street = kept?.streets?.streets[place];
  const permission = kept?.streets?.permission;
  if (!facts || !kept || street === undefined || !permission) return;
  const { historyId, numberName } = kept;
  const queued = (await readActs()).filter((act) => act.historyId === historyId);
  if (!mayTick(permission, queued, serverTime(facts, Date.now()))) return;
  const { token } = permission;
  const tick = { street: street.name, side: street.side, state };
  await keepAct({ token, historyId, numberName, doneAt: Date.now(), tick });
}

/** Which streets of a territory that its holder still has are marked on the server. */
async function marked(id: number) {
  const rows = await world.read<{ name: string; side: string; state: string }>(
    `select s.name, s.side, s.state
     from round_streets s
     join histories h on h.congregation_id = s.congregation_id and h.territory_id = s.territory_id
     where h.id = ${id} and s.state <> 'left'`,
  );
  return new Map(rows.map(({ name, side, state }) => [`${name}, ${side}`, state]));
}

const stillHeld = async (id: number) =>
  (
    await world.read(
      `select id from histories where id = ${id} and user_id = 5 and return_date is null`,
    )
  ).length === 1;

/** What the ticks that counted leave, one after another. */
function markedBy(acts: readonly QueuedAct[], id: number) {
  const left = new Map<string, string>();
  for (const { historyId, state, tick } of acts) {
    if (historyId !== String(id) || state !== 'settled' || !tick) continue;
    const side = `${tick.street}, ${tick.side}`;
    if (tick.state === 'left') left.delete(side);
    else left.set(side, tick.state);
  }
  return left;
}

it('whatever is cut, killed, repeated or changed meanwhile: each act counts exactly once or is refused with a sentence, and streets are as the ticks that counted left them [OWN-105, OWN-106, OWN-108, OWN-152]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 28 }), async (steps) => {
      world.clock.set('2026-03-15T09:00:00Z');
      await staff.signInAgain();
      storeToken(staff.token('5'));
      choosePocket('on');
      await removeActs(await readActs());
      // Each filling would bring what all sequences before have left.
      await world.database.asTenant(1, (db) => db.rows('delete from territories'));
      const ids = [await out(), await out({ online: false })];
      await refresh();
      let elsewhere = 0;
      for (const one of steps) elsewhere += await takeStep(one, ids);

      while ((await sendNextAct()) !== null);
      const acts = await readActs();
      for (const { state, message, token } of acts) {
        expect(['settled', 'refused', 'conflict']).toContain(state);
        expect(message).toMatch(/^\p{Lu}.+[.]$/u);
        expect(token).toBe('');
      }
      const settled = acts.filter(({ state, tap }) => state === 'settled' && tap).length;
      expect(await counted(ids)).toBe(settled + elsewhere);
      for (const id of ids)
        if (await stillHeld(id)) expect(await marked(id)).toEqual(markedBy(acts, id));
    }),
    { numRuns: rounds(1000, 12) },
  );
}, 3_600_000);
