import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordPattern } from '../../schema/limits.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { openWorld, type World } from '../support/world.ts';

let mailbox: Mailbox;
let world: World;

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openWorld({
    smtpUrl: mailbox.url,
    publicUrl: 'https://territoires.example.org',
    jobs: true,
  });
  await aCongregation(world, { id: 1, name: 'Monaco', emailCounter: 7 });
  await aCongregation(world, { id: 2, name: 'Beausoleil' });
  await aUser(world, { id: 1, login: 'DUPONT Hélène', email: 'Helene@example.org' });
  await aUser(world, { id: 2, login: 'MARTIN Sans-Adresse' });
  await aUser(world, { id: 3, login: 'DEMO Administrateur', role: 1, email: 'admin@example.org' });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(async () => {
  await world.close();
  await mailbox.close();
});

let addresses = 0;
const lost = (form: Record<string, string> = {}, address = `192.0.2.${(addresses += 1)}`) =>
  world.call('POST /user/password/lost', {
    form: {
      login: 'DUPONT Hélène',
      email: 'helene@EXAMPLE.org',
      congregation_id: '1',
      ...form,
    },
    headers: { 'X-Forwarded-For': address },
  });

const signInWith = async (password: string, form: Record<string, string> = {}) => {
  const { body } = await world.call('POST /user/auth', {
    form: { login: 'DUPONT Hélène', password, congregation_id: '1', ...form },
    headers: { 'X-Forwarded-For': `198.51.100.${(addresses += 1)}` },
  });
  return body;
};

const passwordIn = (text: string): string => /^ {4}(\S+)$/m.exec(text)?.[1] ?? '';

/** Every mail of the queue, sent or not. */
const mails = () => world.read('select id from mail_outbox order by id');

describe('a lost password', () => {
  it('mails a new one that meets the rule, as plain text and as HTML [REST-03, LOST-10, B-49, B-58]', async () => {
    expect(await lost()).toEqual({ status: 200, body: success() });
    const mail = await mailbox.next();
    const password = passwordIn(mail.text);
    expect(password).toMatch(/^[a-hj-km-np-z2-9]{12}$/);
    expect(password).toMatch(passwordPattern);
    expect(mail).toEqual({
      from: 'Territoires <ne-pas-repondre@territoires.example.org>',
      to: ['Helene@example.org'],
      subject: 'Ton mot de passe provisoire',
      text: `Bonjour,

Voici un mot de passe provisoire pour te connecter au site des territoires de ton assemblée\u202F:

    ${password}

Il est valable 24 heures. Ton mot de passe habituel continue de fonctionner\u202F: si tu le retrouves, tu peux t’en servir.

Me connecter
https://territoires.example.org/login

Après ta connexion, choisis un nouveau mot de passe dans «\u202FMon compte\u202F»\u202F: le mot de passe provisoire ne servira plus.

Tu n’as rien demandé\u202F? Ignore cet e-mail\u202F: rien n’a changé sur ton compte. Si cela se répète, préviens un gestionnaire de ton assemblée.`,
      html: expect.stringContaining(`>${password}</p>`),
    });
    expect(mail.html).toContain('<meta name="viewport" content="width=device-width">');
    expect(mail.html).toContain('<a href="https://territoires.example.org/login">Me connecter</a>');
  });

  it('counts the mail and logs it, without the address and the password [REST-03, B-81]', async () => {
    const counter = 'select email_counter from congregations';
    const before = await world.read<{ email_counter: number }>(counter);
    await lost();
    await mailbox.next();
    const after = await world.read<{ email_counter: number }>(counter);
    expect(after[0]!.email_counter - before[0]!.email_counter).toBe(1);
    expect(
      await world.read(
        'select user_id, login, number_name, action, css_class from event_logs order by id desc limit 1',
      ),
    ).toEqual([
      {
        user_id: 1,
        login: 'DUPONT Hélène',
        number_name: null,
        action: 'Mot de passe provisoire envoyé',
        css_class: '',
      },
    ]);
  });

  it('leaves the old password as it was; the mailed one works for 24 hours [B-49]', async () => {
    await lost();
    const password = passwordIn((await mailbox.next()).text);
    expect((await signInWith(password)).success).toBe(true);
    expect((await signInWith(thePassword)).success).toBe(true);
    world.clock.set('2026-03-16T08:59:59Z');
    expect((await signInWith(password)).success).toBe(true);
    world.clock.set('2026-03-16T09:00:00Z');
    expect((await signInWith(password)).message).toBe(
      'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
    );
    expect((await signInWith(thePassword)).success).toBe(true);
  });

  it('requested twice: only the last mailed one works [B-49]', async () => {
    await lost();
    const first = passwordIn((await mailbox.next()).text);
    await lost();
    const second = passwordIn((await mailbox.next()).text);
    expect((await signInWith(first)).success).toBe(false);
    expect((await signInWith(second)).success).toBe(true);
  });

  it('is settled once a new password is chosen: the mailed one no longer works [B-49, B-90]', async () => {
    await aUser(world, { id: 8, login: 'PETIT Oublieux', email: 'petit@example.org' });
    const who = { login: 'PETIT Oublieux' };
    await lost({ ...who, email: 'petit@example.org' });
    const password = passwordIn((await mailbox.next()).text);
    const { token } = await signInWith(password, who);
    await world.call('POST /user/myaccount/edit', {
      token: String(token),
      form: { password: 'nouveau2026', email: 'petit@example.org' },
    });
    expect((await mailbox.next()).subject).toBe('Ton compte a été modifié');
    expect((await signInWith(password, who)).success).toBe(false);
    expect((await signInWith('nouveau2026', who)).success).toBe(true);
  });

  it('of a site administrator may be requested in any congregation [B-47]', async () => {
    const form = { login: 'DEMO Administrateur', email: 'admin@example.org', congregation_id: '2' };
    expect((await lost(form)).body).toEqual(success());
    expect((await mailbox.next()).to).toEqual(['admin@example.org']);
  });

  it('is sent only once: nothing readable remains in the outbox [B-14, B-49]', async () => {
    await lost();
    await mailbox.next();
    await world.deliver();
    expect(
      await world.read(
        "select id from mail_outbox where body <> '' or html <> '' or sent_at is null",
      ),
    ).toEqual([]);
  });
});

describe('a request for a new password is refused', () => {
  it.each([
    ['another e-mail', { email: 'autre@example.org' }],
    ['an unknown login', { login: 'Personne Inconnue' }],
    ['another congregation', { congregation_id: '2' }],
    ['a congregation that does not exist', { congregation_id: '99' }],
    ['an account without an e-mail', { login: 'MARTIN Sans-Adresse' }],
  ])('for %s, and no mail is sent [REST-03, LOST-11, B-49]', async (_, form) => {
    const before = await mails();
    expect(await lost(form)).toEqual({
      status: 200,
      body: refusal('Aucun compte ne correspond à ces informations.'),
    });
    expect(await mails()).toEqual(before);
  });

  it.each([
    ['no login', { login: '' }, 'Champs obligatoire'],
    ['a short login', { login: 'Abcde' }, 'Ce champs doit contenir au moins 6 caractères'],
    ['no e-mail', { email: '' }, 'Champs obligatoire'],
    ['half an e-mail', { email: 'abc@' }, 'E-mail invalide'],
    ['an e-mail of 51 characters', { email: `${'a'.repeat(39)}@example.org` }, 'E-mail invalide'],
    ['no congregation', { congregation_id: '' }, 'Champs obligatoire'],
  ])(
    'with the sentence of the form for %s [LOST-04, LOST-05, LOST-06, LOST-07, LOST-08, RG-07]',
    async (_, form, message) => {
      const before = await mails();
      expect((await lost(form)).body).toEqual(refusal(message));
      expect(await mails()).toEqual(before);
    },
  );

  it('after ten tries, successful ones included, so that nobody is flooded with mails [B-49, AUTH]', async () => {
    await aUser(world, { id: 9, login: 'GRAND Patient', email: 'grand@example.org' });
    const form = { login: 'GRAND Patient', email: 'grand@example.org' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await lost(form, '203.0.113.1')).body.success).toBe(true);
      await mailbox.next();
    }
    const before = await mails();
    expect((await lost(form, '203.0.113.1')).body).toEqual(
      refusal(
        'Trop de demandes. Si ce nom et cet e-mail vont ensemble, un mot de passe provisoire y arrive, dix fois par jour au plus\u202F; sinon, réessaie dans quelques minutes.',
      ),
    );
    expect(await mails()).toEqual(before);
    expect((await signInWith(thePassword, { login: 'GRAND Patient' })).success).toBe(true);
  });
});
