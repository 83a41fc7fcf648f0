import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tidyCongregation } from '../../../backend/daily/daily.ts';
import { startJobs } from '../../../backend/jobs/jobs.ts';
import { putInOutbox, withdrawMail, type Mail } from '../../../backend/parts/mail/mail.queries.ts';
import { tellMailTrouble } from '../../../backend/parts/mail/mail-trouble.ts';
import { createMailer } from '../../../backend/parts/mail/mailer.ts';
import { aCongregation, aUser } from '../../support/builders.ts';
import { success } from '../../support/generic-fields.ts';
import { keptLog } from '../../support/kept-log.ts';
import { openMailbox, readMail, type Mailbox } from '../../support/mailbox.ts';
import { openWorld, tokenSecret, type World, type WorldOptions } from '../../support/world.ts';

const undo: (() => Promise<void>)[] = [];
/** What the log says of mails that did not leave, once it does. */
async function complaints(world: World): Promise<readonly unknown[]> {
  const said = () =>
    world.logged
      .filter(({ msg }) => msg === 'mail stays in the outbox')
      .map(({ level, mail, fault }) => ({ level, mail, fault }));
  await vi.waitUntil(() => said().length > 0, { timeout: 10_000 });
  return said();
}

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function aWorld(options: WorldOptions): Promise<World> {
  const world = await openWorld(options);
  undo.push(() => world.close());
  await aCongregation(world);
  await aUser(world, { id: 1, login: 'DUPONT Hélène', email: 'helene@example.org' });
  return world;
}

async function aMailbox(port = 0): Promise<Mailbox> {
  const mailbox = await openMailbox(port);
  undo.push(() => mailbox.close());
  return mailbox;
}

/** An address without a mail server, until the test opens one there. */
async function aDeadAddress() {
  const mailbox = await openMailbox();
  await mailbox.close();
  return { url: mailbox.url, port: Number(new URL(mailbox.url).port) };
}

const aMail = (recipient: string, facts: Partial<Mail> = {}): Mail => ({
  recipient,
  subject: 'Un essai',
  body: 'Bonjour',
  html: '<p>Bonjour</p>',
  kind: 'new_user',
  ...facts,
});

const put = (world: World, ...mails: Mail[]) =>
  world.database.asTenant(1, async (db) => {
    for (const mail of mails) await putInOutbox(db, 1, mail);
  });

const waiting = (world: World) =>
  world.read('select recipient, body from mail_outbox where sent_at is null order by id');

const lostPassword = (world: World) =>
  world.call('POST /user/password/lost', {
    form: { login: 'DUPONT Hélène', email: 'helene@example.org', congregation_id: '1' },
  });

describe('without a mail server', () => {
  it('a mail is a readable .eml file under the data folder, for its owner only [REST-03, B-14]', async () => {
    const world = await aWorld({});
    await put(world, aMail('helene@example.org', { kind: 'password' }));
    expect(await world.deliver()).toEqual([]);
    const folder = path.join(world.dataDir, 'mail');
    const files = await readdir(folder);
    expect(files).toEqual([expect.stringMatching(/^\d+-password\.eml$/)]);
    const file = path.join(folder, files[0]!);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readMail(await readFile(file))).toEqual({
      from: 'Territoires <ne-pas-repondre@localhost>',
      to: ['helene@example.org'],
      subject: 'Un essai',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
    });
    expect(await waiting(world)).toEqual([]);
  });
});

describe('a mail server that is away', () => {
  it('does not change any answer: the mail waits, and leaves when the server is back [REST-03, LOST-10]', async () => {
    const { url, port } = await aDeadAddress();
    const world = await aWorld({ smtpUrl: url, jobs: true });
    expect(await lostPassword(world)).toEqual({ status: 200, body: success() });
    await complaints(world);
    expect(await waiting(world)).toEqual([
      { recipient: 'helene@example.org', body: expect.stringContaining('mot de passe provisoire') },
    ]);
    const mailbox = await aMailbox(port);
    expect((await mailbox.next()).subject).toBe('Ton mot de passe provisoire');
  });

  it('leaves its mails to the next backend that starts, even those another had begun to send [REST-03]', async () => {
    const mailbox = await aMailbox();
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(world, aMail('helene@example.org'));
    const client = new Client({ connectionString: world.connectionString });
    await client.connect();
    await client.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a process that died'",
    );
    await client.end();
    const { database, clock, mailer } = world;
    const config = {
      smtpUrl: mailbox.url,
      publicUrl: world.url,
      product: 'territoire',
      lastingSecret: tokenSecret,
      dataDir: world.dataDir,
    };
    const next = startJobs(world.connectionString, {
      database,
      clock,
      mailer,
      config,
      log: keptLog().log,
    });
    undo.push(() => next.stop());
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
  });

  it('is reported without any text of the mail, and counted [RG-03]', async () => {
    const { url } = await aDeadAddress();
    const world = await aWorld({ smtpUrl: url, jobs: true });
    await put(world, aMail('helene@example.org'));
    const told = await complaints(world);
    // The start looks for waiting mails as well, so that a second attempt may follow at once.
    expect(new Set(told.map((it) => JSON.stringify(it)))).toEqual(
      new Set([JSON.stringify({ level: 'warn', mail: 1000, fault: 'Error ESOCKET' })]),
    );
    expect(JSON.stringify(world.logged)).not.toContain('helene');
  });
});

describe('a mail that cannot be sent is reported in the congregation’s log', () => {
  const logged = (world: World) =>
    world.read('select login, action, css_class, about_user_id from event_logs order by id');
  const tell = (world: World, mail: number, attempt: number, cause: Error) =>
    world.database.asTenant(1, (db) => tellMailTrouble(db, mail, attempt, cause));
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const turnedAway = Object.assign(new Error('550 No such mailbox'), { responseCode: 550 });

  it('not at the first quick retries, and once a day for all waiting mails [RG-03]', async () => {
    const world = await aWorld({});
    await put(world, aMail('a@example.org'), aMail('b@example.org'));
    await tell(world, 1000, 4, away);
    expect(await logged(world)).toEqual([]);
    await tell(world, 1000, 5, away);
    await tell(world, 1000, 6, away);
    await tell(world, 1001, 5, away);
    expect(await logged(world)).toEqual([
      {
        login: 'Automatique',
        action: 'E-mails en attente\u202F: le serveur d’e-mails ne répond pas',
        css_class: 'row-danger',
        about_user_id: null,
      },
    ]);
  });

  it('with the name of the person whose address is refused [RG-03, B-48]', async () => {
    const world = await aWorld({});
    await put(world, aMail('helene@example.org', { userId: 1 }));
    await tell(world, 1000, 5, turnedAway);
    await tell(world, 1000, 6, turnedAway);
    expect(await logged(world)).toEqual([
      {
        login: 'Automatique',
        action: 'E-mail refusé par le serveur, nouvel essai prévu\u202F: DUPONT Hélène',
        css_class: 'row-danger',
        about_user_id: 1,
      },
    ]);
  });
});

describe('the outbox', () => {
  it('sends the other mails when one address is refused [B-14]', async () => {
    const mailbox = await aMailbox();
    mailbox.refuse(['nobody@example.org']);
    const world = await aWorld({ smtpUrl: mailbox.url, jobs: true });
    await put(world, aMail('nobody@example.org'), aMail('helene@example.org'));
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
    const [first, ...again] = await complaints(world);
    expect(first).toEqual({ level: 'warn', mail: 1000, fault: 'Error EENVELOPE 550' });
    // The start looks for waiting mails as well, so that a second attempt may follow at once.
    expect(again).toEqual(again.map(() => first));
    expect(JSON.stringify(world.logged)).not.toContain('example.org');
  });

  it('sends each mail once when two backends work at the same time [B-14]', async () => {
    const world = await aWorld({});
    await put(world, ...Array.from({ length: 8 }, (_, at) => aMail(`p${at}@example.org`)));
    const written = vi.fn<() => void>();
    const config = {
      smtpUrl: undefined,
      dataDir: world.dataDir,
      publicUrl: world.url,
      product: 'territoire',
    };
    const second = createMailer(world.database, config, keptLog().log);
    undo.push(() => second.close());
    const mayLeave = async () => {
      written();
      return true;
    };
    const ids = Array.from({ length: 8 }, (_, at) => 1000 + at);
    await Promise.all(
      ids.flatMap((id) => [world.mailer, second].map((mailer) => mailer.send(1, id, mayLeave))),
    );
    expect(await waiting(world)).toEqual([]);
    expect(written).toHaveBeenCalledTimes(8);
    expect(await readdir(path.join(world.dataDir, 'mail'))).toHaveLength(8);
  });

  it('sends no expired temporary password, and deletes it [B-49]', async () => {
    const mailbox = await aMailbox();
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(world, aMail('old@example.org', { kind: 'password' }));
    await world.database.asTenant(1, (db) =>
      db.rows("update mail_outbox set created_at = '2026-03-14T08:00:00Z'"),
    );
    await put(world, aMail('helene@example.org'));
    expect(await world.deliver()).toEqual([]);
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
    expect(await waiting(world)).toEqual([{ recipient: 'old@example.org', body: 'Bonjour' }]);
    await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    expect(await waiting(world)).toEqual([]);
  });

  it('deletes mails older than a year, and expired ones [RG-03]', async () => {
    const world = await aWorld({});
    await put(world, aMail('a@example.org'), aMail('b@example.org'));
    await world.deliver();
    await world.database.asTenant(1, async (db) => {
      await db.rows("update mail_outbox set sent_at = '2025-03-14T09:00:00Z' where id = 1000");
      await db.rows("insert into temporary_passwords values (1, 1, 'x', '2026-03-15T09:00:00Z')");
      await db.rows(
        "insert into sign_in_attempts values (1, 'gone', 1, '2026-03-15T09:00:00Z'), (1, 'now', 1, '2026-03-15T09:00:01Z')",
      );
      await tidyCongregation(db, world.clock);
    });
    expect(await world.read('select id from mail_outbox')).toEqual([{ id: 1001 }]);
    expect(await world.read('select user_id from temporary_passwords')).toEqual([]);
    expect(await world.read('select subject from sign_in_attempts')).toEqual([{ subject: 'now' }]);
  });

  it('adds no header for a line break in the subject, and no command for one in the body [B-14]', async () => {
    const mailbox = await aMailbox();
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(
      world,
      aMail('helene@example.org', {
        subject: 'Bonjour\r\nBcc: other@example.org',
        body: '.\r\nMAIL FROM',
      }),
    );
    expect(await world.deliver()).toEqual([]);
    const mail = await mailbox.next();
    expect(mail.to).toEqual(['helene@example.org']);
    expect(mail.text).toBe('.\nMAIL FROM');
  });

  it('no longer counts a mail that is cancelled before it was sent [B-14]', async () => {
    const world = await aWorld({});
    await put(world, aMail('a@example.org'), aMail('b@example.org'));
    await world.database.asTenant(1, (db) => withdrawMail(db, 1000));
    await world.deliver();
    await world.database.asTenant(1, (db) => withdrawMail(db, 1001));
    expect(await world.read('select email_counter from congregations')).toEqual([
      { email_counter: 1 },
    ]);
    expect(await world.read('select recipient from mail_outbox')).toEqual([
      { recipient: 'b@example.org' },
    ]);
  });
});
