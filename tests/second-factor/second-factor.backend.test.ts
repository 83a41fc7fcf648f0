import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPasskey, signInWith } from '../passkeys/people-with-passkeys.ts';
import { aCongregation } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  aFactor,
  codeOf,
  type Person,
  post,
  signIn,
  somebody,
  withPassword,
} from './people-with-factor.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Nord' });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

const view = async ({ token }: Person) =>
  (await world.call('GET /secondfactor/view', { token })).body;
const free = { until: null, over: false };
const none = success({ offered: true, since: null, codes_left: null, ...free });
const there = success({ offered: true, since: '15/03/2026', codes_left: 10, ...free });
const setUpOver = {
  ...refusal('Une demi-heure est passée, ou c’est déjà fait\u202F: recommence.'),
  message_type: 'info',
};
const passwordAsked = {
  ...refusal('Donne ton mot de passe actuel pour changer ton second facteur.'),
  message_type: 'info',
  present_password_asked: true,
};
const wrongPassword = {
  ...refusal('Ce n’est pas ton mot de passe actuel.'),
  present_password_asked: true,
};
const wrongCode = refusal(
  'Ce code ne convient pas. Vérifie que ton téléphone règle sa date et son heure tout seul, puis essaie le code suivant.',
);
const present_password = 'demo2026';
const actionsOf = ({ id }: Person) =>
  world.read(`select action from event_logs where user_id = ${id} order by id`);
const lettersTo = ({ id }: Person) =>
  world.read(`select recipient, kind, subject from mail_outbox where user_id = ${id} order by id`);
const letter = (id: number) => ({
  recipient: `p${id}@example.org`,
  kind: 'account',
  subject: 'Ton compte a été modifié',
});

describe('a second factor that is there', () => {
  it('ends with a code, and the password where the session is not fresh [OWN-391]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const end = (form: Readonly<Record<string, string>>) =>
      post(world, 'POST /secondfactor/end', person.token, form);
    expect(await end({ code: '000000' })).toEqual(wrongCode);
    world.clock.set('2026-03-15T09:11:00Z');
    expect(await end({ code: codeOf(world, key) })).toEqual(passwordAsked);
    expect(await end({ code: codeOf(world, key), present_password: 'autre-mot-1' })).toEqual(
      wrongPassword,
    );
    expect(await end({ code: codeOf(world, key), present_password })).toEqual(
      told('Ton second facteur est supprimé.'),
    );
    expect(await view(person)).toEqual(none);
    expect(await actionsOf(person)).toEqual([
      { action: 'Second facteur ajouté' },
      { action: 'Second facteur supprimé' },
    ]);
    expect(await lettersTo(person)).toEqual([letter(person.id), letter(person.id)]);
    expect(await withPassword(world, person)).toMatchObject({ success: true });
    expect(await end({ code: codeOf(world, key, 30), present_password })).toEqual(
      refusal('Tu n’as pas de second facteur.'),
    );
  });

  it('gets new codes on paper, which replace the old once they are kept, and only once [OWN-391]', async () => {
    const person = await somebody(world);
    const { key, codes } = await aFactor(world, person.token);
    const renewed = await post(world, 'POST /secondfactor/renew', person.token, {
      code: codeOf(world, key),
    });
    const fresh = renewed['codes'] as readonly string[];
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    expect(await signIn(world, person, String(codes[0]))).toMatchObject({ success: true });
    const keep = () =>
      post(world, 'POST /secondfactor/keep', person.token, { ticket: String(renewed['ticket']) });
    expect(await keep()).toEqual(told('Les nouveaux codes de secours remplacent les anciens.'));
    expect(await view(person)).toEqual(there);
    expect(await signIn(world, person, String(codes[1]))).toMatchObject({ success: false });
    expect(await signIn(world, person, String(fresh[0]))).toMatchObject({ success: true });
    expect(await keep()).toEqual(setUpOver);
    expect(await view(person)).toEqual({ ...there, codes_left: 9 });
  });

  it('ten wrong codes within a quarter of an hour are enough, in a session too [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const end = (code: string) =>
      world.call('POST /secondfactor/end', { token: person.token, form: { code } });
    for (let n = 0; n < 10; n += 1) expect((await end('000000')).status).toBe(200);
    expect((await end(codeOf(world, key))).status).toBe(429);
    expect(await view(person)).toEqual(there);
  });

  it('is not asked for after a passkey, which is both [OWN-394, OWN-361]', async () => {
    const person = await somebody(world);
    const passkey = await aPasskey(world, person.token);
    await aFactor(world, person.token);
    expect(await signInWith(world, passkey)).toMatchObject({ success: true });
  });

  it('stays with a new password that a manager gives [OWN-394]', async () => {
    const person = await somebody(world);
    await aFactor(world, person.token);
    const administrator = await somebody(world, { role: 2 });
    const form = {
      user_id: String(person.id),
      login: person.login,
      password: 'un-tout-autre-1',
      email: '',
      role_id: '3',
    };
    await world.call('POST /user/edit', { token: administrator.token, form });
    const { body } = await world.call('POST /user/auth', {
      form: { login: person.login, password: 'un-tout-autre-1', congregation_id: '1' },
    });
    expect(body).toMatchObject({ success: false, second: expect.any(String) });
  });

  it('ends the card of its person, and none is printed as long as it is there [OWN-394]', async () => {
    const administrator = await somebody(world, { role: 2 });
    const person = await somebody(world);
    const print = () =>
      world.call('POST /pairing/print', {
        token: administrator.token,
        form: { user_id: String(person.id) },
      });
    const cards = () =>
      world.read(`select user_id from pairing_cards where user_id = ${person.id}`);
    await print().catch(() => null);
    expect(await cards()).toHaveLength(1);
    await aFactor(world, person.token);
    expect(await cards()).toEqual([]);
    expect((await print()).body).toEqual(
      refusal(
        'Cette personne a un second facteur, ou il lui est demandé\u202F: aucune carte n’ouvre son compte sans lui. Elle se connecte avec son mot de passe, puis un code, ou avec une clé d’accès.',
      ),
    );
    expect(await cards()).toEqual([]);
  });
});
