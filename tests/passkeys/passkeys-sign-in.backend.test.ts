import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerWith, makeKey } from '../support/authenticator.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  aPasskey,
  add,
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
  await aCongregation(world, { id: 2, name: 'Assemblée Nord' });
  await aUser(world, { id: 900, login: 'DEMO Responsable', role: 2 });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

const unknown = refusal(
  'Cette clé d’accès n’est plus connue ici. Connecte-toi avec ton mot de passe.',
);
const otherAddress = refusal(
  'Cette clé d’accès est faite pour une autre adresse. Connecte-toi ici avec ton mot de passe.',
);
const invalid = refusal(
  'Cette clé d’accès n’a pas pu être vérifiée. Réessaie, ou connecte-toi avec ton mot de passe.',
);
const used = refusal('Cette demande a déjà servi\u202F: réessaie.');
const expired = {
  ...refusal('Cinq minutes sont passées\u202F: réessaie.'),
  message_type: 'info',
};
const opened = success({
  token: expect.any(String),
  rgpd_privacy: true,
  device_mark: expect.any(String),
});

const claimsIn = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
const sessionsOf = (id: number) => world.read(`select id from sessions where user_id = ${id}`);

describe('a sign-in with a passkey', () => {
  it('opens a session like a password, in the account’s own congregation [OWN-361]', async () => {
    const { id, token } = await somebody(world);
    const key = await aPasskey(world, token);
    const options = await askToSignIn(world);
    const body = await send(world, answerWith(key, options), {
      congregation_id: '2',
      device_mark: 'm'.repeat(22),
    });
    expect(body).toEqual({ ...opened, device_mark: 'm'.repeat(22) });
    expect(claimsIn(body['token'])).toMatchObject({ sub: String(id), home: 1, congregation: 1 });
    const connections = await world.call('GET /user/connection/list', {
      token: String(body['token']),
    });
    expect(connections.body['connections']).toHaveLength(2);
    expect((await listOf(world, token))[0]).toMatchObject({ used_on: '15/03/2026' });
  });

  it('says that the privacy rules are pending [OWN-361]', async () => {
    const { token } = await somebody(world, { acceptedPrivacy: false });
    const key = await aPasskey(world, token);
    expect(await signInWith(world, key)).toEqual({ ...opened, rgpd_privacy: false });
  });

  it('leads a site administrator into the congregation that is chosen, else home [OWN-361, B-47]', async () => {
    const { token } = await somebody(world, { role: 1 });
    const key = await aPasskey(world, token);
    const placeWith = async (congregation_id: string) => {
      const answer = answerWith(key, await askToSignIn(world));
      return claimsIn((await send(world, answer, { congregation_id }))['token'])['congregation'];
    };
    expect([await placeWith('2'), await placeWith(''), await placeWith('77')]).toEqual([2, 1, 1]);
  });

  it('asks for an authenticator that verifies its holder, and names nobody [OWN-360]', async () => {
    const options = JSON.parse(await askToSignIn(world)) as object;
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{72}$/),
      rpId: 'localhost',
      userVerification: 'required',
    });
  });

  it('is not changed by a phone whose clock is wrong: the server’s alone counts [OWN-361]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    const answer = answerWith(key, await askToSignIn(world));
    world.clock.set('2026-03-15T09:04:59Z');
    expect(await send(world, answer)).toEqual(opened);
  });
});

describe('is refused, and opens nothing:', () => {
  it('an answer that was sent before [OWN-361]', async () => {
    const { id, token } = await somebody(world);
    const key = await aPasskey(world, token);
    const answer = answerWith(key, await askToSignIn(world));
    expect(await send(world, answer)).toEqual(opened);
    expect(await send(world, answer)).toEqual(used);
    expect(await sessionsOf(id)).toHaveLength(2);
  });

  it('one of the same answers, sent twenty times at once [OWN-361]', async () => {
    const { id, token } = await somebody(world);
    const key = await aPasskey(world, token);
    const answer = answerWith(key, await askToSignIn(world));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(world, answer)));
    expect(answers.filter(({ success: won }) => won)).toEqual([opened]);
    expect(answers.filter(({ success: won }) => !won)).toEqual(Array(19).fill(used));
    expect(await sessionsOf(id)).toHaveLength(2);
  });

  it('a challenge that is over, made elsewhere, or altered [OWN-361]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    const answer = answerWith(key, await askToSignIn(world));
    world.clock.set('2026-03-15T09:05:00Z');
    expect(await send(world, answer)).toEqual(expired);
    const { challenge } = JSON.parse(await askToSignIn(world)) as { challenge: string };
    const altered = (challenge.startsWith('A') ? 'B' : 'A') + challenge.slice(1);
    for (const wrong of [altered, 'A'.repeat(72), '', `${challenge}=`, ` ${challenge}`]) {
      expect(await signInWith(world, key, { challenge: wrong })).toEqual(invalid);
    }
  });

  it('the challenge of adding a key [OWN-361]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    const { challenge } = JSON.parse(String((await askToMake(world, token))['options'])) as {
      challenge: string;
    };
    expect(await signInWith(world, key, { challenge })).toEqual(invalid);
  });

  it('another origin, another host, a key of another address [OWN-361]', async () => {
    const { id, token } = await somebody(world);
    const key = await aPasskey(world, token);
    for (const deviation of [
      { origin: 'https://localhost:4000' },
      { origin: 'http://localhost:4001' },
      { origin: 'http://localhost.example.org:4000' },
      { rpId: 'example.org' },
    ]) {
      expect(await signInWith(world, key, deviation)).toEqual(otherAddress);
    }
    await world.database.asTenant(1, (db) =>
      db.rows(`update passkeys set rp_id = 'ancien.example.org' where user_id = ${id}`),
    );
    expect(await signInWith(world, key)).toEqual(otherAddress);
    expect(await listOf(world, token)).toMatchObject([{ other_address: 'ancien.example.org' }]);
  });

  it('an authenticator that did not verify its holder [OWN-361]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    expect(await signInWith(world, key, { verified: false })).toEqual(
      refusal(
        'Ton appareil n’a pas vérifié que c’est toi, par empreinte, visage ou code. Réessaie, ou connecte-toi avec ton mot de passe.',
      ),
    );
  });

  it.each([7, 6, 0])(
    'a copied key, whose counter goes from 7 to %i: it is ended, logged and mailed [OWN-404]',
    async (counter) => {
      const { id, token } = await somebody(world, { email: 'copiee@example.org' });
      const key = await aPasskey(world, token);
      expect(await signInWith(world, key)).toEqual(opened);
      expect(await signInWith(world, key)).toEqual(opened);
      expect(await signInWith(world, key, { counter: 7 })).toEqual(opened);
      expect(await signInWith(world, key, { counter })).toEqual(
        refusal(
          'Cette clé d’accès a peut-être été copiée\u202F: cette connexion est refusée, et la clé est supprimée. Connecte-toi avec ton mot de passe, puis ajoute cet appareil de nouveau dans «\u202FMon compte\u202F».',
        ),
      );
      expect(await signInWith(world, key, { counter: 8 })).toEqual(unknown);
      expect(await listOf(world, token)).toEqual([]);
      expect(
        await world.read(
          `select action from event_logs where user_id = ${id} order by id desc limit 1`,
        ),
      ).toEqual([{ action: 'Clé d’accès supprimée\u202F: peut-être copiée' }]);
      const [letter] = await world.read<{ body: string }>(
        `select body from mail_outbox where user_id = ${id} order by id desc limit 1`,
      );
      expect(letter?.body).toContain(
        'Une clé d’accès de ton compte pour les territoires de ton assemblée a peut-être été copiée',
      );
    },
  );

  it('an older counter under a wrong signature, which ends nothing [OWN-404]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    expect(await signInWith(world, key, { counter: 7 })).toEqual(opened);
    const forged = {
      ...key,
      privateKey: (await aPasskey(world, (await somebody(world)).token)).privateKey,
    };
    expect(await signInWith(world, forged, { counter: 3 })).toEqual(invalid);
    expect(await signInWith(world, key, { counter: 8 })).toEqual(opened);
  });

  it('a key under the handle of another congregation, another account, or none [OWN-361]', async () => {
    const { token } = await somebody(world);
    const other = await somebody(world, { congregation: 2 });
    const [key, foreign] = [await aPasskey(world, token), await aPasskey(world, other.token)];
    const elsewhere = Buffer.from(key.userHandle, 'base64url');
    elsewhere.writeUInt32BE(2, 0);
    const nowhere = Buffer.from(key.userHandle, 'base64url');
    nowhere.writeUInt32BE(4242, 0);
    for (const userHandle of [
      elsewhere.toString('base64url'),
      nowhere.toString('base64url'),
      foreign.userHandle,
    ]) {
      expect(await signInWith(world, key, { userHandle })).toEqual(unknown);
    }
    for (const userHandle of ['', 'x', 'A'.repeat(43)]) {
      expect(await signInWith(world, key, { userHandle })).toEqual(invalid);
    }
  });

  it('the signature of another key, another type of answer, and what is no answer [OWN-361]', async () => {
    const { token } = await somebody(world);
    const key = await aPasskey(world, token);
    const { key: other } = makeKey(String((await askToMake(world, token))['options']));
    const forged = { ...key, privateKey: other.privateKey };
    expect(await signInWith(world, forged)).toEqual(invalid);
    expect(await signInWith(world, key, { type: 'webauthn.create' })).toEqual(invalid);
    for (const credential of ['', '{}', 'null', '[1]', 'x'.repeat(5000)]) {
      expect(await send(world, credential)).toEqual(invalid);
    }
  });

  it('a key that nobody has registered, that was ended, or of an account that was removed [OWN-361]', async () => {
    const { id, token } = await somebody(world);
    const manager = () => world.signIn('DEMO Responsable');
    const [first, second] = [await aPasskey(world, token), await aPasskey(world, token)];
    const { key: never } = makeKey(String((await askToMake(world, token))['options']));
    expect(await signInWith(world, never)).toEqual(unknown);
    const [newest] = await listOf(world, token);
    const ended = await world.call('POST /passkey/end', {
      token,
      form: { passkey_id: newest?.id ?? '' },
    });
    expect(ended.body.success).toBe(true);
    const outcomes = [await signInWith(world, first), await signInWith(world, second)];
    expect(outcomes).toContainEqual(unknown);
    expect(outcomes).toContainEqual(opened);
    await world.call('POST /user/remove', {
      token: await manager(),
      form: { user_id: String(id) },
    });
    expect(await signInWith(world, first)).toEqual(unknown);
    expect(await signInWith(world, second)).toEqual(unknown);
    for (const table of ['passkeys', 'passkey_handles'])
      expect(await world.read(`select * from ${table} where user_id = ${id}`)).toEqual([]);
  });

  it('a site without https: it makes nothing and asks for nothing [OWN-364]', async () => {
    const bare = await openWorld({ publicUrl: 'http://territoires.example.org' });
    try {
      await aCongregation(bare);
      const { token } = await somebody(bare);
      const notOffered = refusal('Les clés d’accès ne servent qu’à une adresse en https.');
      expect((await bare.call('POST /passkey/signin/options')).body).toEqual(notOffered);
      expect(await askToMake(bare, token)).toEqual(notOffered);
      expect((await bare.call('GET /passkey/list', { token })).body).toEqual(
        success({ offered: false, passkeys: [] }),
      );
      expect(await add(bare, token, '{}')).toEqual(
        refusal('La clé d’accès n’a pas pu être ajoutée\u202F: réessaie.'),
      );
    } finally {
      await bare.close();
    }
  });
});
