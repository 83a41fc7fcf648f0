import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordPattern } from '#schema/limits.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { readMail } from '../support/mailbox.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

const whole = { login: 'DUPONT Jean', password: 'abcde1', email: '', role_id: '5' };
const add = (form: Form, who: Who = '3') => staff.ask(who, 'POST /user/add', { ...whole, ...form });
const signIn = async (login: string, password: string, congregation = 1) =>
  (
    await world.call('POST /user/auth', {
      form: { login, password, congregation_id: String(congregation) },
    })
  ).body;
const rowOf = async (login: string) =>
  (
    await world.read<{ id: number; email: string | null; role_id: number }>(
      `select id, login, email, role_id from users where login = '${login}'`,
    )
  )[0];
const count = async () => (await world.read('select id from users')).length;
const added = { ...told('Proclamateur ajouté.'), password: null };

describe('a new user', () => {
  it('signs in with the password that was given, and has still to accept the rules [REST-34, UADD-09]', async () => {
    expect(await add({ email: ' jean@example.org ', role_id: '4' })).toEqual(added);
    expect(await rowOf('DUPONT Jean')).toMatchObject({ email: 'jean@example.org', role_id: 4 });
    expect(await signIn('dupont jean', 'abcde1')).toMatchObject({
      success: true,
      rgpd_privacy: false,
    });
    expect(await world.read("select id from mail_outbox where kind = 'new_user'")).toEqual([]);
  });

  it('is a publisher when no role is named [REST-34, B-01]', async () => {
    const form = { login: 'SANS Rôle', password: 'abcde1', email: '' };
    expect(await staff.ask('3', 'POST /user/add', form)).toEqual(added);
    expect(await rowOf('SANS Rôle')).toMatchObject({ role_id: 5 });
  });

  it('is written into the log with who did it [B-81]', async () => {
    await add({ login: 'NOTÉ Luc' });
    const lines = await world.read(
      'select login, user_id, action, number_name, css_class from event_logs order by id desc limit 1',
    );
    expect(lines).toEqual([
      {
        login: 'Rôle numéro 3',
        user_id: 3,
        action: 'Proclamateur ajouté\u202F: NOTÉ Luc',
        number_name: null,
        css_class: '',
      },
    ]);
  });
});

describe('a password nobody chose', () => {
  it('is shown this once, and opens the account [UADD-06, B-50]', async () => {
    const answer = await add({ login: 'SECRET Luc', password: '' });
    const password = String(answer['password']);
    expect(answer).toEqual(
      success({
        snackbar: true,
        snackbar_text: `SECRET Luc est ajouté. Note son mot de passe, qui ne sera plus affiché\u202F: ${password}`,
        snackbar_color: 'success',
        snackbar_timeout: 0,
        password,
      }),
    );
    expect(password).toHaveLength(12);
    expect(password).toMatch(passwordPattern);
    expect((await signIn('SECRET Luc', password))['success']).toBe(true);
  });

  it('is mailed to who has an address, and shown as well where no mail leaves the server [UADD-06, B-14, B-50, OWN-262, B-150]', async () => {
    const before = await world.read<{ email_counter: number }>(
      'select email_counter from congregations',
    );
    const answer = await add({ login: 'COURRIER Zoé', password: '', email: 'zoe@example.org' });
    const shown = String(answer['password']);
    expect(answer['snackbar_text']).toBe(
      `COURRIER Zoé est ajouté. Note son mot de passe, qui ne sera plus affiché\u202F: ${shown}`,
    );
    await world.deliver();
    const [mail] = await world.read<{ id: number; body: string; user_id: number }>(
      "select id, recipient, body, html, user_id from mail_outbox where kind = 'new_user'",
    );
    expect(mail).toMatchObject({ recipient: 'zoe@example.org', body: '', html: '' });
    expect(mail?.user_id).toBe((await rowOf('COURRIER Zoé'))?.id);
    const file = path.join(world.dataDir, 'mail', `${mail?.id}-new_user.eml`);
    const { to, subject, text } = await readMail(await readFile(file));
    expect({ to, subject }).toEqual({
      to: ['zoe@example.org'],
      subject: 'Ton accès aux territoires',
    });
    expect(text).toContain('l’assemblée «\u202FAssemblée Centre\u202F»');
    const password = /^ {4}(\S{12})$/mu.exec(text)?.[1] ?? '';
    expect(password).toBe(shown);
    expect((await signIn('COURRIER Zoé', password))['success']).toBe(true);
    expect(await world.read('select email_counter from congregations')).toEqual([
      { email_counter: (before[0]?.email_counter ?? 0) + 1 },
    ]);
  });

  it('is kept nowhere: a repeat is told all but the password [B-50]', async () => {
    const key = crypto.randomUUID();
    const send = async () =>
      (
        await world.call('POST /user/add', {
          token: staff.token('3'),
          form: { ...whole, login: 'RÉPÉTÉ Luc', password: '' },
          headers: { 'Idempotency-Key': key },
        })
      ).body;
    const before = await count();
    const password = String((await send())['password']);
    expect(password).toMatch(passwordPattern);
    for (let times = 0; times < 2; times += 1) {
      expect(await send()).toEqual({
        ...told(
          'Proclamateur déjà ajouté. Son mot de passe ne peut plus être affiché\u202F: donne-lui-en un autre avec «\u202FModifier\u202F».',
        ),
        snackbar_timeout: 0,
        password: null,
      });
    }
    expect(await count()).toBe(before + 1);
    expect(await tablesThatHold(password)).toEqual([]);
  });

  it('that was chosen is not kept either, and its repeat gets the first answer [REST-34]', async () => {
    const key = crypto.randomUUID();
    const request = {
      token: staff.token('3'),
      form: { ...whole, login: 'CHOISI Luc', password: 'chosen-by-hand-1' },
      headers: { 'Idempotency-Key': key },
    };
    for (let times = 0; times < 2; times += 1) {
      expect((await world.call('POST /user/add', request)).body).toEqual(added);
    }
    expect(await tablesThatHold('chosen-by-hand-1')).toEqual([]);
  });
});

/** Searches every table of the schema as text. */
async function tablesThatHold(words: string): Promise<readonly string[]> {
  const tables = await world.read<{ name: string }>(
    "select table_name as name from information_schema.columns where column_name = 'congregation_id'",
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const rows = await world.read(`select from ${name} t where t::text like '%${words}%'`);
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}

describe('what is wrong with it', () => {
  const atLeast = 'Ce champs doit contenir au moins 6 caractères';
  const atMost = 'Ce champs doit contenir 50 caractères maximum';
  const wrong = 'NOM Prénom invalide';

  it.each([
    [{ login: '' }, 'Champs obligatoire'],
    [{ login: '     ' }, 'Champs obligatoire'],
    [{ login: 'ABCDE' }, atLeast],
    [{ login: ' ABCDE ' }, atLeast],
    [{ login: `A${'b'.repeat(50)}` }, atMost],
    [{ login: 'DUPONT_Jean' }, wrong],
    [{ login: "O'NEIL Jean" }, wrong],
    [{ login: 'DUPONT\tJean' }, wrong],
    [{ login: 'DUPONT\u00a0Jean' }, wrong],
    [{ login: 'DUPONT <Jean>' }, wrong],
    [{ login: 'DUPONT, Jean' }, wrong],
    [{ login: 'DUPONT Jean 👍' }, wrong],
    [{ login: 'DUPONT\u202eJean' }, wrong],
    [{ login: 'DUPONT\u0000Jean' }, 'Caractère invalide'],
    [{ password: 'abc1!' }, 'Mot de passe invalide'],
    [{ password: 'ABCDEF1' }, 'Mot de passe invalide'],
    [{ password: 'abcdef' }, 'Mot de passe invalide'],
    [{ password: 'abcde_' }, 'Mot de passe invalide'],
    [{ email: 'x@' }, 'E-mail invalide'],
    [{ email: `${'a'.repeat(39)}@example.org` }, 'E-mail invalide'],
    [{ role_id: '2' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: '1' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: '0' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: '6' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: '-1' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: '2147483648' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: 'abc' }, 'Tu ne peux pas attribuer ce rôle.'],
  ])(
    'is told for %j, and nobody is added [UADD-04, UADD-05, UADD-07, UADD-08, UADD-11, B-57, B-58, B-59]',
    async (form, sentence) => {
      const before = await count();
      expect(await add({ login: 'FAUTIF Jean', ...form })).toEqual(refusal(sentence));
      expect(await count()).toBe(before);
    },
  );

  it.each([
    { login: 'ABCDEF', password: 'tout-neuf-1' },
    { login: `B${'c'.repeat(49)}` },
    { login: 'DUPONT Jean-Marc 2.' },
    { login: 'Ÿvès d Ağrı' },
    { login: 'LONG Mail', email: `${'a'.repeat(38)}@example.org` },
    { login: 'ACCENT Passe', password: 'abcdé à' },
    { login: 'MAJ Passe', password: 'ABCDe1' },
  ])('is nothing for %j [UADD-04, UADD-05, UADD-07, UADD-08, B-58, B-59]', async (form) => {
    expect(await add(form)).toEqual(added);
  });

  it('is a name somebody has, in whatever case and composition [B-51, REST-34]', async () => {
    await add({ login: 'ÉLÉONORE Zoé' });
    const before = await count();
    for (const login of [
      'ÉLÉONORE Zoé',
      'éléonore zoé',
      ' ÉLÉONORE ZOÉ ',
      'E\u0301LE\u0301ONORE Zoe\u0301',
    ]) {
      expect(await add({ login })).toEqual(refusal('Ce nom est déjà utilisé.'));
    }
    expect(await count()).toBe(before);
    expect(await add({ login: 'ÉLÉONORE Zoé', role_id: '5' }, 'neighbour')).toEqual(added);
  });

  it('is a name that twenty want at once: one gets it [B-51]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add({ login: 'DISPUTÉ Luc' })),
    );
    expect(answers.filter(({ success }) => success)).toEqual([added]);
    expect(answers.filter(({ success }) => !success)).toEqual(
      Array.from({ length: 19 }, () => refusal('Ce nom est déjà utilisé.')),
    );
  });
});

describe('a role', () => {
  it('may be one’s own or below, whoever adds [B-06, UADD-11]', async () => {
    const given: Record<string, readonly number[]> = {};
    for (const who of ['1', '2', '3'] as const) {
      given[who] = [];
      for (const role of [1, 2, 3, 4, 5]) {
        const { success } = await add(
          { login: `Par ${who} rôle ${role}`, role_id: `${role}` },
          who,
        );
        if (success) given[who] = [...given[who], role];
      }
    }
    expect(given).toEqual({ 1: [1, 2, 3, 4, 5], 2: [2, 3, 4, 5], 3: [3, 4, 5] });
  });
});
