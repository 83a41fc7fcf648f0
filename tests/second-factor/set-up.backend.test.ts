import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldSessions } from '../../backend/parts/sessions/sessions.queries.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  aFactor,
  answer,
  codeOf,
  type Person,
  post,
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

const begun = async (person: Person) => {
  const body = await post(world, 'POST /secondfactor/begin', person.token, { present_password });
  return { key: String(body['key']), ticket: String(body['ticket']), body };
};

describe('a set-up', () => {
  it('is a secret as picture, address and text, one code, ten codes on paper, and a word [OWN-391]', async () => {
    const person = await somebody(world);
    expect(await view(person)).toEqual(none);
    const { key, ticket, body } = await begun(person);
    expect(body).toEqual(
      success({
        key: expect.stringMatching(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
        link: `otpauth://totp/Territoires:DEMO%20Responsable%20${person.id}?issuer=Territoires&secret=${key.replaceAll(' ', '')}&algorithm=SHA1&digits=6&period=30`,
        qrcode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
        ticket: expect.any(String),
      }),
    );
    const code = codeOf(world, key);
    const checked = await post(world, 'POST /secondfactor/check', person.token, { ticket, code });
    expect(checked).toEqual(
      success({
        codes: Array(10).fill(expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/)),
        ticket: expect.any(String),
      }),
    );
    expect(await view(person)).toEqual(none);
    expect(await withPassword(world, person)).toMatchObject({ success: true });
    const made = { ticket: String(checked['ticket']) };
    expect(await post(world, 'POST /secondfactor/keep', person.token, made)).toEqual(
      told('À ta prochaine connexion, le site te demandera aussi un code de ton application.'),
    );
    expect(await view(person)).toEqual(there);
    expect(await actionsOf(person)).toEqual([{ action: 'Second facteur ajouté' }]);
    expect(await lettersTo(person)).toEqual([letter(person.id)]);
    expect(await post(world, 'POST /secondfactor/keep', person.token, made)).toEqual(setUpOver);
  });

  it('asks for the present password in a session that is not fresh [OWN-391, OWN-231]', async () => {
    const person = await somebody(world);
    world.clock.set('2026-03-15T09:11:00Z');
    const begin = (form: Readonly<Record<string, string>>) =>
      post(world, 'POST /secondfactor/begin', person.token, form);
    expect(await begin({})).toEqual(passwordAsked);
    expect(await begin({ present_password: 'autre-mot-1' })).toEqual(wrongPassword);
    expect(await begin({ present_password })).toMatchObject({ success: true });
  });

  it.each([
    [-10, 'retarde'],
    [10, 'avance'],
  ])('says that the clock of the phone is %i minutes off [OWN-391]', async (minutes, how) => {
    const person = await somebody(world);
    const { key, ticket } = await begun(person);
    const code = codeOf(world, key, minutes * 60);
    expect(await post(world, 'POST /secondfactor/check', person.token, { ticket, code })).toEqual(
      refusal(
        `L’horloge de ton téléphone ${how} d’environ 10 minutes. Règle la date et l’heure sur «\u202Fautomatique\u202F», puis essaie le code suivant.`,
      ),
    );
  });

  it('is of its session, for half an hour, and its steps come in their order [OWN-391]', async () => {
    const person = await somebody(world);
    const other = await somebody(world);
    const { key, ticket } = await begun(person);
    const code = codeOf(world, key);
    const again = String((await withPassword(world, person))['token']);
    const check = (token: string, form: Readonly<Record<string, string>>) =>
      post(world, 'POST /secondfactor/check', token, form);
    for (const token of [other.token, again]) {
      expect(await check(token, { ticket, code })).toEqual(setUpOver);
    }
    expect(await check(person.token, { ticket, code: '000000' })).toEqual(wrongCode);
    expect(await post(world, 'POST /secondfactor/keep', person.token, { ticket })).toEqual(
      setUpOver,
    );
    expect(await check(person.token, { ticket: 'x', code })).toEqual(setUpOver);
    world.clock.set('2026-03-15T09:30:00Z');
    expect(await check(person.token, { ticket, code: codeOf(world, key) })).toEqual(setUpOver);
  });

  it('is for roles 1 to 3; whoever gets fewer rights keeps what he has, and may end it [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    await world.database.asTenant(1, (db) =>
      db.rows('update users set role_id = 5 where id = $1', [person.id]),
    );
    expect(await view(person)).toEqual({ ...there, offered: false });
    expect(await withPassword(world, person)).toMatchObject({ success: false });
    const ended = await post(world, 'POST /secondfactor/end', person.token, {
      code: codeOf(world, key),
    });
    expect(ended).toEqual(told('Ton second facteur est supprimé.'));
    expect(await post(world, 'POST /secondfactor/begin', person.token)).toMatchObject({
      success: false,
    });
  });

  it('there is one at a time [OWN-391]', async () => {
    const person = await somebody(world);
    await aFactor(world, person.token);
    expect(await post(world, 'POST /secondfactor/begin', person.token)).toEqual(
      refusal('Tu as déjà un second facteur.'),
    );
  });
});

it('stands in one’s own data, without its secret and codes [OWN-397, OWN-14]', async () => {
  const person = await somebody(world);
  const { key, codes } = await aFactor(world, person.token);
  const exported = async (format: string) =>
    (
      await fetch(`${world.url}/user/myaccount/export?format=${format}`, {
        headers: { Authorization: `Bearer ${person.token}` },
      })
    ).text();
  const json = await exported('json');
  expect((JSON.parse(json) as { second_factor: object }).second_factor).toEqual({
    made_at: '2026-03-15T09:00:00Z',
    codes_left: 10,
    demanded_since: null,
    removed_at: null,
  });
  const page = await exported('html');
  expect(page).toContain(
    'Un code est demandé après le mot de passe depuis le 15 mars 2026 à 10:00. Codes de secours qui n’ont pas servi\u202F: 10.',
  );
  for (const secret of [key.replaceAll(' ', ''), ...codes]) {
    expect(json + page).not.toContain(secret);
  }
});

it('tickets are forgotten once they are over [OWN-392]', async () => {
  const person = await somebody(world);
  await aFactor(world, person.token);
  await answer(world, (await withPassword(world, person))['second'], '000000');
  const tickets = () => world.read('select ticket_hash from second_factor_tickets');
  expect((await tickets()).length).toBeGreaterThan(0);
  world.clock.set('2026-03-15T10:00:00Z');
  await world.database.asTenant(1, (db) => forgetOldSessions(db, world.clock.now()));
  await world.database.asTenant(2, (db) => forgetOldSessions(db, world.clock.now()));
  expect(await tickets()).toEqual([]);
});

it.each(['4', '5'])('role %s is offered none [OWN-390]', async (role) => {
  await aUser(world, {
    id: 90 + Number(role),
    login: `DEMO Autre ${role}`,
    role: Number(role) as 4,
  });
  const token = await world.signIn(`DEMO Autre ${role}`);
  expect((await world.call('GET /secondfactor/view', { token })).body).toEqual({
    ...none,
    offered: false,
  });
  expect(await post(world, 'POST /secondfactor/begin', token)).toEqual(
    refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
  );
});
