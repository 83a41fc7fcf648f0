import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldSessions } from '../../backend/parts/sessions/sessions.queries.ts';
import { answerWith, makeKey } from '../support/authenticator.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  add,
  aPasskey,
  askToMake,
  askToSignIn,
  listOf,
  send,
  signInWith,
  somebody,
} from './people-with-passkeys.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aUser(world, { id: 900, login: 'DEMO Responsable', role: 2 });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

const optionsOf = async (token: string) => String((await askToMake(world, token))['options']);
const rename = async (token: string, passkey_id: string, name: string) =>
  (await world.call('POST /passkey/rename', { token, form: { passkey_id, name } })).body;
const end = async (token: string, passkey_id: string) =>
  (await world.call('POST /passkey/end', { token, form: { passkey_id } })).body;
const eventsOf = async (id: number) =>
  (
    await world.read<{ action: string }>(
      `select action from event_logs where user_id = ${id} and action like '%accès%' order by id`,
    )
  ).map(({ action }) => action);
const mailsOf = (id: number) =>
  world.read(`select recipient, kind, subject from mail_outbox where user_id = ${id} order by id`);

const notAdded = refusal('La clé d’accès n’a pas pu être ajoutée\u202F: réessaie.');
const gone = refusal('Cette clé d’accès n’existe plus.');

describe('one’s passkeys', () => {
  it('are made without a name in the handle, verified, discoverable, without attestation [OWN-360]', async () => {
    const { token, login } = await somebody(world);
    const key = await aPasskey(world, token);
    expect(JSON.parse(await optionsOf(token))).toEqual({
      rp: { id: 'localhost', name: 'Territoires' },
      user: { id: key.userHandle, name: login, displayName: login },
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      pubKeyCredParams: expect.any(Array),
      timeout: 60_000,
      attestation: 'none',
      excludeCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: {
        residentKey: 'required',
        userVerification: 'required',
        requireResidentKey: true,
      },
      extensions: { credProps: true },
      hints: [],
    });
  });

  it('say their device, day and last use, the newest first; each has a name of its own [OWN-362]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    world.clock.set('2026-03-15T09:05:00Z');
    await aPasskey(world, token);
    await signInWith(world, key);
    expect((await world.call('GET /passkey/list', { token })).body).toEqual(
      success({
        offered: true,
        passkeys: [
          {
            id: expect.any(String),
            name: 'Chrome sur Android (2)',
            made_on: '15/03/2026',
            used_on: null,
            other_address: null,
          },
          {
            id: expect.any(String),
            name: 'Chrome sur Android',
            made_on: '15/03/2026',
            used_on: '15/03/2026',
            other_address: null,
          },
        ],
      }),
    );
  });

  it('are renamed and ended by their owner alone [OWN-362]', async () => {
    const { token, id } = await somebody(world);
    const other = await somebody(world);
    const key = await aPasskey(world, token);
    world.clock.set('2026-03-15T09:01:00Z');
    await aPasskey(world, token);
    const [, first] = await listOf(world, token);
    expect(await rename(other.token, first!.id, 'Vol')).toEqual(gone);
    expect(await end(other.token, first!.id)).toEqual(gone);
    expect(await rename(token, first!.id, '  Mon téléphone ')).toEqual(told('Nom enregistré.'));
    expect(await rename(token, first!.id, 'Mon téléphone')).toEqual(told('Nom enregistré.'));
    expect(await rename(token, first!.id, ' ')).toEqual(refusal('Champs obligatoire'));
    expect(await rename(token, first!.id, 'Chrome sur Android (2)')).toEqual(
      refusal('Une de tes clés d’accès porte déjà ce nom.'),
    );
    expect(await listOf(world, token)).toMatchObject([
      { name: 'Chrome sur Android (2)' },
      { name: 'Mon téléphone' },
    ]);
    expect(await end(token, first!.id)).toEqual(
      told(
        'Clé d’accès supprimée\u202F: elle n’ouvre plus ton compte. Si l’appareil la propose encore, supprime-la dans ses réglages.',
      ),
    );
    for (const wrong of [first!.id, '', 'x', "' or true --"])
      expect(await end(token, wrong)).toEqual(gone);
    expect((await signInWith(world, key)).success).toBe(false);
    expect(await eventsOf(id)).toEqual([
      'Clé d’accès ajoutée',
      'Clé d’accès ajoutée',
      'Clé d’accès supprimée',
    ]);
  });

  it('are told by mail to their owner, whether he accepts reminders or not [OWN-363]', async () => {
    const accepts = await somebody(world, { email: 'oui@example.org', subscription: true });
    const refuses = await somebody(world, { email: 'non@example.org' });
    for (const { token } of [accepts, refuses]) {
      await aPasskey(world, token);
      const [only] = await listOf(world, token);
      await end(token, only!.id);
    }
    for (const [{ id }, recipient] of [
      [accepts, 'oui@example.org'],
      [refuses, 'non@example.org'],
    ] as const) {
      const letter = { recipient, kind: 'account', subject: 'Ton compte a été modifié' };
      expect(await mailsOf(id)).toEqual([letter, letter]);
    }
  });

  it('are ten at most, also when two are added at once [OWN-362]', async () => {
    const { token } = await somebody(world);
    for (let count = 0; count < 9; count += 1) await aPasskey(world, token);
    const two = [await optionsOf(token), await optionsOf(token)].map(
      (it) => makeKey(it).credential,
    );
    const answers = await Promise.all(two.map((credential) => add(world, token, credential)));
    expect(answers).toContainEqual(
      told('La prochaine fois, tu pourras te connecter sans mot de passe.'),
    );
    const tooMany = refusal('Tu as déjà dix clés d’accès\u202F: supprimes-en une d’abord.');
    expect(answers).toContainEqual(tooMany);
    expect(await askToMake(world, token)).toEqual(tooMany);
    expect(await listOf(world, token)).toHaveLength(10);
  }, 30_000);

  it('ask for the present password in a session that is not fresh [OWN-362, OWN-231]', async () => {
    const { token } = await somebody(world);
    world.clock.set('2026-03-15T09:11:00Z');
    const asked = {
      ...refusal(
        'Tu es connecté depuis plus de dix minutes\u202F: donne ton mot de passe actuel pour ajouter cet appareil.',
      ),
      message_type: 'info',
      present_password_asked: true,
    };
    expect(await askToMake(world, token)).toEqual(asked);
    expect((await askToMake(world, token, 'autre mot')).message).toBe(
      'Ce n’est pas ton mot de passe actuel.',
    );
    expect(await askToMake(world, token, thePassword)).toEqual(
      success({ options: expect.any(String) }),
    );
  });
});

describe('a passkey is not added', () => {
  it('twice, late, for somebody else, in another session, or by the challenge of a sign-in [OWN-362]', async () => {
    const { token, login } = await somebody(world);
    const other = await somebody(world);
    const options = await optionsOf(token);
    const { credential } = makeKey(options);
    expect(await add(world, other.token, credential)).toEqual(notAdded);
    expect(await add(world, await world.signIn(login), credential)).toEqual(notAdded);
    world.clock.set('2026-03-15T09:05:00Z');
    expect(await add(world, token, credential)).toEqual(
      refusal('Cinq minutes sont passées\u202F: réessaie.'),
    );
    world.clock.set('2026-03-15T09:04:00Z');
    expect((await add(world, token, credential)).success).toBe(true);
    expect(await add(world, token, credential)).toEqual(
      refusal('Cette demande a déjà servi\u202F: réessaie.'),
    );
    const { challenge } = JSON.parse(await askToSignIn(world)) as { challenge: string };
    expect(await add(world, token, makeKey(options, { challenge }).credential)).toEqual(notAdded);
    expect(await listOf(world, token)).toHaveLength(1);
  });

  it('from another origin or host, unverified, or unreadable [OWN-362]', async () => {
    const { token } = await somebody(world);
    for (const deviation of [
      { origin: 'https://localhost:4000' },
      { rpId: 'example.org' },
      { verified: false },
      { type: 'webauthn.get' },
    ]) {
      const { credential } = makeKey(await optionsOf(token), deviation);
      expect(await add(world, token, credential)).toEqual(notAdded);
    }
    for (const credential of ['', '{}', 'null', 'x'.repeat(5000)])
      expect(await add(world, token, credential)).toEqual(notAdded);
    expect(await listOf(world, token)).toEqual([]);
  });
});

describe('one’s passkeys end', () => {
  it('all with ‘Déconnecter partout’ [OWN-362]', async () => {
    const { token } = await somebody(world);
    const keys = [await aPasskey(world, token), await aPasskey(world, token)];
    await world.call('POST /user/connection/endall', { token });
    for (const key of keys) expect((await signInWith(world, key)).success).toBe(false);
  });

  it('with a new password that a manager gives, not with one’s own [OWN-362]', async () => {
    const { id, login, token } = await somebody(world);
    const key = await aPasskey(world, token);
    const own = await world.call('POST /user/myaccount/edit', {
      token,
      form: { password: 'nouveau-mot-1', email: '', subscription: 'n', rgpd_forget_me: 'n' },
    });
    expect(own.body.success).toBe(true);
    expect((await signInWith(world, key)).success).toBe(true);
    const given = await world.call('POST /user/edit', {
      token: await world.signIn('DEMO Responsable'),
      form: { user_id: String(id), login, password: 'nouveau-mot-2', email: '', role_id: '5' },
    });
    expect(given.body.success).toBe(true);
    expect(await signInWith(world, key)).toEqual(
      refusal('Cette clé d’accès n’est plus connue ici. Connecte-toi avec ton mot de passe.'),
    );
  });

  it('with more rights, never with fewer; another role ends the session that they opened [OWN-362, OWN-86]', async () => {
    const { id, login, token } = await somebody(world);
    const key = await aPasskey(world, token);
    const opens: unknown[] = [];
    for (const role of ['4', '5']) {
      const opened = await signInWith(world, key);
      opens.push(opened.success);
      await world.call('POST /user/edit', {
        token: await world.signIn('DEMO Responsable'),
        form: { user_id: String(id), login, password: '', email: '', role_id: role },
      });
      const present = { token: opened.success ? String(opened['token']) : token };
      expect((await world.call('GET /user/menu', present)).status).toBe(401);
    }
    expect([...opens, (await signInWith(world, key)).success]).toEqual([true, false, false]);
  });

  it('never with fewer rights [OWN-362]', async () => {
    const { id, login, token } = await somebody(world, { role: 4 });
    const key = await aPasskey(world, token);
    await world.call('POST /user/edit', {
      token: await world.signIn('DEMO Responsable'),
      form: { user_id: String(id), login, password: '', email: '', role_id: '5' },
    });
    expect((await signInWith(world, key)).success).toBe(true);
  });
});

it('challenges that have served are forgotten when they are over [OWN-360]', async () => {
  const { token } = await somebody(world);
  const key = await aPasskey(world, token);
  const answer = answerWith(key, await askToSignIn(world));
  await send(world, answer);
  const kept = async () => (await world.read('select * from passkey_challenges')).length;
  const forget = () => world.database.asTenant(1, (db) => forgetOldSessions(db, world.clock.now()));
  await forget();
  expect(await kept()).toBeGreaterThan(0);
  world.clock.set('2026-03-15T10:00:00Z');
  await forget();
  expect(await kept()).toBe(0);
});
