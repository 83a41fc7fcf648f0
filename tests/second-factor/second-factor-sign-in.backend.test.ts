import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCongregation } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFactor, answer, codeOf, signIn, somebody, withPassword } from './people-with-factor.ts';

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

const opened = success({
  token: expect.any(String),
  rgpd_privacy: true,
  device_mark: expect.any(String),
});
const asked = {
  ...refusal('Donne maintenant le code de ton application.'),
  message_type: 'info',
  second: expect.any(String),
};
const again = (sentence: string) => (second: unknown) => ({ ...refusal(sentence), second });
const wrong = again(
  'Ce code ne convient pas. Vérifie que ton téléphone règle sa date et son heure tout seul, puis essaie le code suivant.',
);
const wrongOnPaper = again(
  'Ce code de secours ne convient pas\u202F: compare-le avec ton papier. Chacun ne sert qu’une fois.',
);
const used = (second: unknown) => ({
  ...refusal('Ce code a déjà servi\u202F: attends le suivant.'),
  message_type: 'info',
  second,
});
const over = {
  ...refusal('Cette connexion n’est plus en cours\u202F: recommence avec ton mot de passe.'),
  message_type: 'info',
};
const tooManyTries = {
  ...refusal('Cinq codes étaient faux\u202F: recommence avec ton mot de passe.'),
  message_type: 'warning',
};
const sessionsOf = (id: number) => world.read(`select id from sessions where user_id = ${id}`);
const elsewhere = { 'X-Forwarded-For': '203.0.113.9' };

describe('a sign-in with a second factor', () => {
  it('asks for a code after the password, and opens with it [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const body = await withPassword(world, person);
    expect(body).toEqual(asked);
    expect(await sessionsOf(person.id)).toHaveLength(1);
    expect(await answer(world, body['second'], codeOf(world, key))).toEqual(opened);
    expect(await sessionsOf(person.id)).toHaveLength(2);
  });

  it('takes a code of the period before or after, no older one [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const { second } = await withPassword(world, person);
    expect(await answer(world, second, codeOf(world, key, -60))).toEqual(wrong(second));
    expect(await answer(world, second, codeOf(world, key, 60))).toEqual(wrong(second));
    expect(await answer(world, second, codeOf(world, key, 30))).toEqual(opened);
  });

  it('takes each code once, also that of the set-up, and none older than the last [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const first = await withPassword(world, person);
    expect(await answer(world, first['second'], codeOf(world, key, -30))).toEqual(
      used(first['second']),
    );
    expect(await answer(world, first['second'], codeOf(world, key, 30))).toEqual(opened);
    for (const seconds of [0, 30]) {
      const { second } = await withPassword(world, person);
      expect(await answer(world, second, codeOf(world, key, seconds))).toEqual(used(second));
    }
    expect(await sessionsOf(person.id)).toHaveLength(2);
  });

  it('of twenty at once with one code exactly one opens, whatever their tickets [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const tickets = [];
    for (let n = 0; n < 5; n += 1) tickets.push((await withPassword(world, person))['second']);
    const code = codeOf(world, key);
    const answers = await Promise.all(
      tickets.flatMap((ticket) => [answer(world, ticket, code), answer(world, ticket, code)]),
    );
    expect(answers.filter(({ success: won }) => won)).toEqual([opened]);
    expect(await sessionsOf(person.id)).toHaveLength(2);
  });

  it('takes a code on paper once, is logged, and tells how many are left [OWN-390, OWN-396]', async () => {
    const person = await somebody(world);
    const { codes } = await aFactor(world, person.token);
    const typed = String(codes[3]).toUpperCase().replaceAll('-', ' ');
    expect(await signIn(world, person, typed)).toEqual(opened);
    const { second } = await withPassword(world, person);
    expect(await answer(world, second, String(codes[3]))).toEqual(wrongOnPaper(second));
    expect(
      await world.read(`select action from event_logs where user_id = ${person.id} order by id`),
    ).toEqual([{ action: 'Second facteur ajouté' }, { action: 'Code de secours utilisé' }]);
    const [, letter] = await world.read<{ body: string }>(
      `select body from mail_outbox where user_id = ${person.id} order by id`,
    );
    expect(letter?.body).toContain('Il t’en reste 9 codes.');
  });

  it('leads a site administrator into the congregation that was chosen [OWN-392, B-47]', async () => {
    const person = await somebody(world, { role: 1 });
    const { key } = await aFactor(world, person.token);
    const body = await signIn(world, { ...person, congregation: 2 }, codeOf(world, key));
    const claims = JSON.parse(
      Buffer.from(String(body['token']).split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(claims).toMatchObject({ sub: String(person.id), home: 1, congregation: 2 });
  });

  it('says that the privacy rules are pending [OWN-392]', async () => {
    const person = await somebody(world, { acceptedPrivacy: false });
    const { key } = await aFactor(world, person.token);
    expect(await signIn(world, person, codeOf(world, key))).toEqual({
      ...opened,
      rgpd_privacy: false,
    });
  });
});

describe('opens nothing:', () => {
  it('the documented call with a code, a ticket or a flag beside the password [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const { second } = await withPassword(world, person);
    const code = codeOf(world, key);
    for (const more of [{ code }, { second: '', ticket: String(second), code }, { second: 'n' }]) {
      expect(await withPassword(world, person, more)).toEqual(asked);
    }
    expect(await sessionsOf(person.id)).toHaveLength(1);
  });

  it('a temporary password that was mailed, without the code [OWN-392]', async () => {
    const person = await somebody(world);
    await aFactor(world, person.token);
    const { login, id } = person;
    await world.call('POST /user/password/lost', {
      form: { login, congregation_id: '1', email: `p${id}@example.org` },
    });
    const letters = await world.read<{ body: string }>(
      `select body from mail_outbox where user_id = ${id} and kind = 'password'`,
    );
    const password = /^ {4}(\S+)$/mu.exec(letters[0]?.body ?? '')?.[1] ?? '';
    const form = { login, password, congregation_id: '1' };
    expect((await world.call('POST /user/auth', { form })).body).toEqual(asked);
  });

  it('a ticket that is over, altered, made up, or has served [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const { second } = await withPassword(world, person);
    const altered = (String(second).startsWith('A') ? 'B' : 'A') + String(second).slice(1);
    for (const ticket of [altered, '', 'x', `${String(second)}=`]) {
      expect(await answer(world, ticket, codeOf(world, key))).toEqual(over);
    }
    expect(await answer(world, second, codeOf(world, key))).toEqual(opened);
    expect(await answer(world, second, codeOf(world, key, 30))).toEqual(over);
    const later = (await withPassword(world, person))['second'];
    world.clock.set('2026-03-15T09:05:00Z');
    expect(await answer(world, later, codeOf(world, key))).toEqual(over);
  });

  it('the code of somebody else, of this congregation or another [OWN-392]', async () => {
    const person = await somebody(world);
    const other = await somebody(world);
    const stranger = await somebody(world, { congregation: 2 });
    await aFactor(world, person.token);
    const keys = [await aFactor(world, other.token), await aFactor(world, stranger.token)];
    const { second } = await withPassword(world, person);
    for (const { key, codes } of keys) {
      expect(await answer(world, second, codeOf(world, key))).toEqual(wrong(second));
      expect(await answer(world, second, String(codes[0]))).toEqual(wrongOnPaper(second));
    }
  });

  it('a right code after five wrong ones: the ticket is dead [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const { second } = await withPassword(world, person);
    for (const guess of ['000000', '111111', '']) {
      expect(await answer(world, second, guess)).toEqual(wrong(second));
    }
    expect(await answer(world, second, 'abc')).toEqual(wrongOnPaper(second));
    expect(await answer(world, second, '222222')).toEqual(tooManyTries);
    expect(await answer(world, second, codeOf(world, key))).toEqual(tooManyTries);
    expect(await signIn(world, person, codeOf(world, key))).toEqual(opened);
  });

  it('a fifth wrong code in a row, of which the person is told by mail, once, and the log [OWN-402]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const sql = `select body from mail_outbox where user_id = ${person.id} and subject like 'Des codes%'`;
    const letters = async () => (await world.read<{ body: string }>(sql)).map(({ body }) => body);
    for (let n = 0; n < 4; n += 1) {
      const { second } = await withPassword(world, person);
      expect(await answer(world, second, '000000')).toEqual(wrong(second));
    }
    expect(await letters()).toEqual([]);
    const { second } = await withPassword(world, person);
    for (const _ of ['fifth', 'sixth']) {
      expect(await answer(world, second, '000000')).toEqual(wrong(second));
      expect(await letters()).toEqual([
        expect.stringContaining('Cinq codes faux de suite viennent d’être donnés'),
      ]);
    }
    const logged = `select from event_logs where user_id = ${person.id} and action like 'Cinq %'`;
    expect(await world.read(logged)).toHaveLength(1);
    expect(await signIn(world, person, codeOf(world, key))).toEqual(opened);
  });

  it('an eleventh code within a quarter of an hour, though the password was right each time [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    for (let n = 0; n < 10; n += 1) {
      const { second } = await withPassword(world, person);
      expect(await answer(world, second, '000000')).toEqual(wrong(second));
    }
    const { second } = await withPassword(world, person);
    const body = await answer(world, second, codeOf(world, key));
    expect(body).toEqual(refusal('Trop de codes faux\u202F: réessaie dans quelques minutes.'));
    expect(await answer(world, second, codeOf(world, key), elsewhere)).toEqual(opened);
  });

  it('a ticket of a password that was changed meanwhile, or of an account that is gone [OWN-392]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    const { second } = await withPassword(world, person);
    await world.database.asTenant(1, (db) =>
      db.rows('update users set token_version = token_version + 1 where id = $1', [person.id]),
    );
    expect(await answer(world, second, codeOf(world, key))).toEqual(over);
    const { second: other } = await withPassword(world, person);
    await world.database.asTenant(1, (db) =>
      db.rows('delete from users where id = $1', [person.id]),
    );
    expect(await answer(world, other, codeOf(world, key))).toEqual(over);
  });

  it('a secret that another server has sealed: a sentence says who helps [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    await world.database.asTenant(1, (db) =>
      db.rows(`update second_factors set sealed_secret = sha512('x') where user_id = $1`, [
        person.id,
      ]),
    );
    const { second } = await withPassword(world, person);
    expect(await answer(world, second, codeOf(world, key))).toEqual({
      ...refusal(
        'Ton second facteur ne peut plus être vérifié sur ce serveur. Demande à un administrateur de le supprimer.',
      ),
      second,
    });
  });
});

describe('what is kept', () => {
  it('holds neither secret nor codes, and no log line has one [OWN-390]', async () => {
    const person = await somebody(world);
    const { key, codes } = await aFactor(world, person.token);
    await signIn(world, person, codeOf(world, key));
    const rows = JSON.stringify([
      await world.read(`select encode(sealed_secret, 'escape') from second_factors`),
      await world.read(`select encode(code_hash, 'escape') from recovery_codes`),
      await world.read(`select answer from idempotent_answers`),
      world.logged,
    ]);
    for (const secret of [key, key.replaceAll(' ', ''), ...codes]) {
      expect(rows).not.toContain(secret);
    }
  });

  it('goes with the account [OWN-390]', async () => {
    const person = await somebody(world);
    const { key } = await aFactor(world, person.token);
    await signIn(world, person, codeOf(world, key));
    await world.database.asTenant(1, (db) =>
      db.rows('delete from users where id = $1', [person.id]),
    );
    expect(
      await world.read(`select user_id from second_factors where user_id = ${person.id}
        union all select user_id from recovery_codes where user_id = ${person.id}`),
    ).toEqual([]);
  });
});
