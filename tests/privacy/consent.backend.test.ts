import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyVersion } from '../../backend/parts/consent/privacy-version.ts';
import { privacyRules } from '../../backend/session/privacy-rules.texts.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Port' });
  await aUser(world, { id: 3, login: 'DEMO Gestion', role: 3 });
});
afterAll(() => world.close());

const auth = async (login: string) =>
  (
    await world.call('POST /user/auth', {
      form: { login, password: thePassword, congregation_id: '1' },
    })
  ).body;
const accept = async (token: string) =>
  (await world.call('POST /user/rgpdprivacy/edit', { token, form: { rgpd_privacy: 'y' } })).body;
const menuSays = async (token: string) =>
  (await world.call('GET /user/menu', { token })).body['rgpd_privacy'];
const consent = async (token: string) =>
  (await world.call('GET /user/myaccount/view', { token })).body['privacy_consent'];
const asIfAccepted = (id: number, version: number) =>
  world.database.asTenant(1, (db) =>
    db.rows('update privacy_consents set version = $2 where user_id = $1', [id, version]),
  );

describe('the version of the privacy rules', () => {
  it('changes whenever their text changes: raise it, then record the new fingerprint here [PRIV-08, OWN-15]', () => {
    const fingerprint = createHash('sha256').update(privacyRules('territoire')).digest('hex');
    expect([privacyVersion, fingerprint.slice(0, 12)]).toEqual([6, '0bed2366a3e3']);
  });
});

describe('accepting the privacy rules', () => {
  it('is recorded once, with version and time, and shown to the person [PRIV-05, REST-05, REST-08, OWN-15]', async () => {
    await aUser(world, { id: 1, login: 'DEMO Nouveau', acceptedPrivacy: false });
    const token = await world.signIn('DEMO Nouveau');
    expect(await consent(token)).toBeNull();
    await accept(token);
    const recorded = {
      version: 6,
      accepted_at: '2026-03-15T09:00:00.000Z',
      accepted_on: '15/03/2026',
    };
    expect(await consent(token)).toEqual(recorded);
    world.clock.set('2026-03-15T12:00:00Z');
    await accept(token);
    expect(await consent(token)).toEqual(recorded);
    expect(
      await world.read('select user_id, version from privacy_consents where user_id = 1'),
    ).toEqual([{ user_id: 1, version: 6 }]);
  });

  it('of an earlier version no longer counts: the person is asked again, and both records are kept [PRIV-08, PRIV-09, LOGIN-19, B-52, OWN-15]', async () => {
    await aUser(world, { id: 2, login: 'DEMO Fidèle' });
    expect((await auth('DEMO Fidèle'))['rgpd_privacy']).toBe(true);
    await asIfAccepted(2, 1);
    const again = await auth('DEMO Fidèle');
    expect(again['rgpd_privacy']).toBe(false);
    const token = String(again['token']);
    expect(await menuSays(token)).toBe(false);
    const manager = await world.signIn('DEMO Gestion');
    const listed = async () =>
      (
        (await world.call('GET /user/list', { token: manager })).body['users'] as { id: number }[]
      ).find(({ id }) => id === 2);
    expect(await listed()).toMatchObject({ rgpd_privacy: false });

    await accept(token);
    expect(await menuSays(token)).toBe(true);
    expect(await listed()).toMatchObject({ rgpd_privacy: true });
    expect((await auth('DEMO Fidèle'))['rgpd_privacy']).toBe(true);
    expect(
      await world.read('select version from privacy_consents where user_id = 2 order by version'),
    ).toEqual([{ version: 1 }, { version: 6 }]);
    expect(
      await world.read("select login from event_logs where action like 'Règles%' and user_id = 2"),
    ).toEqual([{ login: 'DEMO Fidèle' }]);
  });

  it('is visible in one’s own congregation only [GEN-20, OWN-15]', async () => {
    expect(await world.read('select from privacy_consents', 2)).toEqual([]);
    expect((await world.read('select from privacy_consents', 1)).length).toBeGreaterThan(0);
  });
});
