import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerFirstCode } from '../../../backend/first-administrator/first-code.ts';
import { cardHash, newCardToken } from '../../../backend/pairing/card-token.ts';
import { keepCard } from '../../../backend/pairing/pairing.queries.ts';
import { reminderLinks } from '../../../backend/one-tap/reminder-links.ts';
import {
  allowed,
  type CapabilityCallName,
  openToAnybody,
} from '../../../backend/parts/permissions/permissions.ts';
import { mapOfPlanned } from '../../cards/some-cards.ts';
import { answerWith, makeKey } from '../../support/authenticator.ts';
import { aMap, aTerritory } from '../../support/builders.ts';
import { aStaff, type Staff } from '../../support/staff.ts';
import { openWorld, tokenSecret, type Request, type World } from '../../support/world.ts';

const publicUrl = 'https://plans.example.org';
const street = { street: 'Rue du Campanin', side: 'both', state: 'done' };
const mapToken = randomBytes(16).toString('base64url');
const tooMany = 'Trop de tentatives\u202F: réessaie dans quelques minutes.';

let world: World;
let empty: World;
let right: Readonly<Record<CapabilityCallName, string>>;

const lastPart = (link: unknown) => String(link).split('/').at(-1)?.replace('.ics', '') ?? '';

/** What the passkey of a publisher answers, once. */
async function passkeyAnswer(staff: Staff): Promise<string> {
  const origin = publicUrl;
  const options = await staff.ask('5', 'POST /passkey/options', { present_password: '' });
  const { key, credential } = makeKey(String(options['options']), { origin });
  await staff.ask('5', 'POST /passkey/add', { credential });
  const { body } = await world.call('POST /passkey/signin/options');
  return answerWith(key, String(body['options']), { origin });
}

beforeAll(async () => {
  world = await openWorld({ publicUrl });
  empty = await openWorld();
  const staff = await aStaff(world);
  const exited = { to: 5, released: '2026-01-01', due: '2026-05-01', online: true };
  for (const id of [1, 2]) await aTerritory(world, { id, exited });
  await aMap(world, { territory: 1, token: mapToken, features: mapOfPlanned(2) });
  const links = await world.database.asTenant(1, (db) =>
    reminderLinks(db, { congregationId: 1, userId: 5 }, [{ historyId: 2, dueDate: '2026-05-01' }], {
      config: { publicUrl, lastingSecret: tokenSecret },
      now: world.clock.now(),
    }),
  );
  const reminded = links.get(2);
  const filled = await staff.ask('5', 'POST /pocket/fill', { held: '' });
  const kept = (
    filled['territories'] as readonly {
      readonly history_id: number;
      readonly acts: readonly { readonly action: string; readonly token: string }[];
      readonly streets: { readonly token: string } | null;
    }[]
  ).find((it) => it.history_id === 1);
  const share = await staff.ask('5', 'POST /territory/streets/share', { territory_id: '1' });
  const card = newCardToken(1);
  await world.database.asTenant(1, (db) =>
    keepCard(db, 5, cardHash(tokenSecret, card), world.clock.now().add({ hours: 1 })),
  );
  right = {
    'GET /map/info/{token}': mapToken,
    'POST /site/firstadministrator':
      (await offerFirstCode(empty.database, empty.clock.now())) ?? '',
    'GET /onetap/link/{token}': lastPart(reminded?.month),
    'POST /onetap/link': lastPart(reminded?.month),
    'GET /onetap/calendar/{token}': lastPart(reminded?.calendar),
    'POST /pocket/act': kept?.acts.find(({ action }) => action === 'month')?.token ?? '',
    'POST /pocket/tick': kept?.streets?.token ?? '',
    'POST /passkey/signin': await passkeyAnswer(staff),
    'GET /streets/shared/{token}': lastPart(share['link']),
    'GET /streets/shared/map/{token}': lastPart(share['link']),
    'POST /streets/shared/mark': lastPart(share['link']),
    'POST /pairing/open': card,
  };
}, 60_000);
afterAll(async () => {
  await world.close();
  await empty.close();
});

const random = () => randomBytes(16).toString('base64url');
const ofCongregation = () => `1-${random()}`;
const inPath = (token: string): Request => ({ path: { token } });
const inForm =
  (more: Readonly<Record<string, string>> = {}) =>
  (token: string): Request => ({ form: { token, ...more } });

/** How each is used, and how a wrong one looks. */
const kinds: Readonly<
  Record<CapabilityCallName, { use: (token: string) => Request; wrong: () => string }>
> = {
  'GET /map/info/{token}': { use: inPath, wrong: random },
  'POST /site/firstadministrator': {
    use: (code) => ({
      form: { code, congregation: 'Menton', login: 'DUPONT Jean', password: 'tout-premier-1' },
    }),
    wrong: random,
  },
  'GET /onetap/link/{token}': { use: inPath, wrong: ofCongregation },
  'POST /onetap/link': { use: inForm(), wrong: ofCongregation },
  'GET /onetap/calendar/{token}': { use: inPath, wrong: () => `1-2-${random()}` },
  'POST /pocket/act': { use: inForm({ seconds_ago: '0' }), wrong: ofCongregation },
  'POST /pocket/tick': { use: inForm(street), wrong: ofCongregation },
  'POST /passkey/signin': {
    use: (credential) => ({ form: { credential } }),
    wrong: () => JSON.stringify({ id: random() }),
  },
  'GET /streets/shared/{token}': { use: inPath, wrong: ofCongregation },
  'GET /streets/shared/map/{token}': { use: inPath, wrong: ofCongregation },
  'POST /streets/shared/mark': { use: inForm(street), wrong: ofCongregation },
  'POST /pairing/open': { use: inForm(), wrong: () => newCardToken(1) },
};
const names = Object.keys(kinds) as readonly CapabilityCallName[];

it('every call without a session that opens something is one of them [OWN-215]', () => {
  const withoutSession = Object.entries(allowed).filter(([, roles]) => roles.startsWith('A'));
  const open: readonly string[] = openToAnybody;
  expect(withoutSession.map(([name]) => name).filter((name) => !open.includes(name))).toEqual(
    expect.arrayContaining([...names]),
  );
  expect(withoutSession).toHaveLength(names.length + open.length);
});

describe.each(names.map((name, at) => [name, at] as const))(
  'at the Wi-Fi of a hall, %s',
  (name, at) => {
    const hall = `198.51.100.${at + 1}`;
    const { use: requestWith, wrong } = kinds[name];
    const ask = async (token: string, address = hall) => {
      const place = name === 'POST /site/firstadministrator' ? empty : world;
      const headers = { 'X-Forwarded-For': address, 'Idempotency-Key': randomUUID() };
      const { status, body } = await place.call(name, { ...requestWith(token), headers });
      return { status, success: body.success, message: body.message };
    };

    it('is let through with a right one, whatever strangers try at once; wrong ones are refused after thirty [OWN-215]', async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 30; guess += 1) statuses.push((await ask(wrong())).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await ask(wrong())).toEqual({ status: 429, success: false, message: tooMany });
      expect((await ask(wrong(), '203.0.113.77')).status).toBe(200);
      const [opened, ...others] = await Promise.all([
        ask(right[name]),
        ...Array.from({ length: 40 }, () => ask(wrong())),
      ]);
      expect(opened).toMatchObject({ status: 200, success: true });
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]));
    });
  },
);
