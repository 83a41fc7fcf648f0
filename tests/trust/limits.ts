import { randomBytes, randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { aUser, thePassword } from '../support/builders.ts';
import { ask, bearer, hear, type Headings } from './asking.ts';
import { operationsOfTheApplication } from './operations.ts';
import { givePowers } from './powers.ts';
import type { Stage } from './stage.ts';
import { tallyOf, type Row } from './tally.ts';

/** What is refused, and that it is refused to nobody else: capabilities, a name, streams, calls. */
export async function hitLimits(
  stage: Stage,
  { wrong }: { readonly wrong: number },
): Promise<readonly Row[]> {
  return [
    await rightOnesBehindWrongOnes(stage, wrong),
    await nameUnderAttack(stage, wrong),
    await streamsOfOne(stage),
    await callsOfOne(stage),
  ];
}

const from = (address: string): Headings => ({ 'x-forwarded-for': address });

/** Different wrong ones of an address that are looked up in 15 minutes (OWN-215). */
const mostWrong = 30;

async function rightOnesBehindWrongOnes({ database, product }: Stage, times: number): Promise<Row> {
  const what = `a right link, code or act behind ${times} wrong ones of its address`;
  const tally = tallyOf('limits', what);
  const { backendUrl } = product;
  const hall = from('203.0.113.60');
  const random = () => `1-${randomBytes(16).toString('base64url')}`;
  const kinds: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    map: () => hear(`${backendUrl}/map/info/${random()}`, { headers: hall }),
    'link of a reminder': () => hear(`${backendUrl}/onetap/link/${random()}`, { headers: hall }),
    calendar: () => hear(`${backendUrl}/onetap/calendar/${random()}`, { headers: hall }),
    'code for two': () => hear(`${backendUrl}/streets/shared/${random()}`, { headers: hall }),
    'permission of a pocket': () =>
      hear(`${backendUrl}/pocket/act`, {
        method: 'POST',
        headers: { ...hall, 'idempotency-key': randomUUID() },
        body: new URLSearchParams({ token: random(), seconds_ago: '0' }),
      }),
  };
  for (const [name, wrong] of Object.entries(kinds)) {
    let looked = 0;
    for (let at = 0; at < times; at += 1) {
      tally.tried();
      if ((await wrong()).status !== 429) looked += 1;
    }
    if (looked > mostWrong) tally.through(`${looked} wrong ones looked up: ${name}`);
  }
  const map = await database.asTenant(1, (db) =>
    db.row<{ token: string }>(
      'select token from territory_maps where congregation_id = 1 and token is not null limit 1',
    ),
  );
  const shown = await hear(`${backendUrl}/map/info/${map?.token}`, { headers: hall });
  tally.tried();
  if (!shown.text.includes('"success":true')) tally.lost(`a map: ${shown.text.slice(0, 100)}`);
  for (const { name, works } of await givePowers(database, backendUrl, hall)) {
    tally.tried();
    if (!(await works())) tally.lost(name);
  }
  return tally.row(`${mostWrong} wrong ones of a kind and an address are looked up`);
}

const attacked = { id: 800_300, login: 'ESSAI Visée' };

async function nameUnderAttack(stage: Stage, times: number): Promise<Row> {
  const tally = tallyOf('limits', 'the ways in of a name under attack');
  const { database, product } = stage;
  await aUser({ database }, attacked);
  const signIn = async (address: string, password: string, more = {}) => {
    tally.tried();
    const form = { login: attacked.login, password, congregation_id: '1', ...more };
    return hear(`${product.backendUrl}/user/auth`, {
      method: 'POST',
      headers: from(address),
      body: new URLSearchParams(form),
    });
  };
  const known = JSON.parse((await signIn('198.51.100.1', thePassword)).text) as {
    readonly device_mark?: string;
  };
  for (let at = 0; at < times; at += 1) await signIn(`198.51.101.${at}`, `faux-${at}`);
  const stranger = await signIn('203.0.113.61', thePassword);
  if (stranger.status !== 429) tally.through('the right password of an unknown device');
  const opens = async (way: string, answer: ReturnType<typeof signIn>) => {
    const { status, text } = await answer;
    if (!text.includes('"success":true')) tally.lost(`${way}: status ${status}`);
  };
  const mark = { device_mark: known.device_mark ?? '' };
  await opens('a known device', signIn('203.0.113.62', thePassword, mark));
  await hear(`${product.backendUrl}/user/edit`, {
    method: 'POST',
    headers: bearer(await stage.seat(2)),
    body: new URLSearchParams({
      user_id: String(attacked.id),
      login: attacked.login,
      email: '',
      role_id: '5',
      password: 'kayak-vert-77',
    }),
  });
  await opens('a password that a manager gave', signIn('203.0.113.63', 'kayak-vert-77'));
  return tally.row();
}

/** Streams of one person at the backend (OWN-217). */
const mostStreams = 60;

async function streamsOfOne(stage: Stage): Promise<Row> {
  const tally = tallyOf('limits', 'streams of one person, 200 asked for');
  const token = await stage.seat(5);
  const opened: IncomingMessage[] = [];
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const request = get(`${stage.product.backendUrl}/changes`, { headers: bearer(token) });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      opened.push(answer);
      tally.tried();
      return answer.statusCode;
    }),
  );
  const open = statuses.filter((status) => status === 200).length;
  if (open > mostStreams) tally.through(`${open} streams`);
  if (open < mostStreams) tally.lost(`${mostStreams - open} streams that have room`);
  if (await isTurnedAway(stage, await stage.seat(3))) tally.lost('a light call of somebody else');
  for (const stream of opened) stream.destroy();
  return tally.row(`${open} are open, the others get 429`);
}

async function callsOfOne(stage: Stage): Promise<Row> {
  const tally = tallyOf('limits', '300 connections of one session through the gateway');
  const [flooding, other] = [await stage.seat(5), await stage.seat(3)];
  const menu = await theMenu();
  const own = Array.from({ length: 300 }, () => ask(stage, menu, {}, bearer(flooding)));
  for (let at = 0; at < 16; at += 1)
    for (const [whose, token] of [
      ['the same session', flooding],
      ['somebody else', other],
    ] as const) {
      tally.tried();
      if (await isTurnedAway(stage, token)) tally.lost(`a light call of ${whose}`);
    }
  const answers = await Promise.all(own);
  tally.tried(answers.length);
  const served = answers.filter(({ text }) => text.includes('"menu":{')).length;
  return tally.row(`${served} of the 300 are served, 32 light calls beside them`);
}

async function isTurnedAway(stage: Stage, token: string): Promise<boolean> {
  const { text } = await ask(stage, await theMenu(), {}, bearer(token));
  return !text.includes('"menu":{');
}

async function theMenu() {
  const found = (await operationsOfTheApplication()).find(({ name }) => name === 'Menu');
  if (!found) throw new Error('The web application has no operation Menu.');
  return { ...found, calls: [] };
}
