import { afterAll, beforeAll, expect, it } from 'vitest';
import { told } from '../support/generic-fields.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let mailbox: Mailbox;
let world: World;
let staff: Staff;

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openWorld({
    smtpUrl: mailbox.url,
    publicUrl: 'https://territoires.example.org',
    jobs: true,
  });
  staff = await aStaff(world);
});
afterAll(async () => {
  await world.close();
  await mailbox.close();
});

const add = (login: string, email: string) =>
  staff.ask('3', 'POST /user/add', { login, email, password: '', role_id: '5' });

it('a generated password leaves by mail as soon as the person is there, and none for who is refused [B-14, B-50, UADD-06]', async () => {
  expect((await add('Autre Rôle 5', 'refuse@example.org'))['success']).toBe(false);
  const counted = () =>
    world.read<{ email_counter: number }>('select email_counter from congregations');
  const [before] = await counted();
  expect(await add('NOUVEAU Paul', 'paul@example.org')).toEqual({
    ...told('Proclamateur ajouté. Son mot de passe lui est envoyé par e-mail.'),
    password: null,
  });
  const { to, subject, text, html } = await mailbox.next();
  expect({ to, subject }).toEqual({
    to: ['paul@example.org'],
    subject: 'Ton accès aux territoires',
  });
  const password = /^ {4}(\S{12})$/mu.exec(text)?.[1] ?? 'none';
  expect(html).toContain(password);
  expect(text).toContain('l’assemblée «\u202FAssemblée Centre\u202F»');
  expect(text).toContain('https://territoires.example.org/login');
  const form = { login: 'NOUVEAU Paul', password, congregation_id: '1' };
  expect((await world.call('POST /user/auth', { form })).body.success).toBe(true);
  expect(await counted()).toEqual([{ email_counter: (before?.email_counter ?? 0) + 1 }]);
  const [person] = await world.read<{ id: number }>(
    "select id from users where login = 'NOUVEAU Paul'",
  );
  await expect
    .poll(() => world.read("select body, html, user_id from mail_outbox where kind = 'new_user'"))
    .toEqual([{ body: '', html: '', user_id: person?.id }]);
});
