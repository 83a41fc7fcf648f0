import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../backend/db/database.ts';
import { putInOutbox, type Mail } from '../../backend/mail/mail.queries.ts';
import { postOffice } from '../../backend/mail/post.ts';
import { aCongregation, aUser } from '../support/builders.ts';
import { success } from '../support/generic-fields.ts';
import { openMailbox, readMail, type Mailbox } from '../support/mailbox.ts';
import { openWorld, type World, type WorldOptions } from '../support/world.ts';

const undo: (() => Promise<void>)[] = [];
let complaints: string[];

beforeEach(() => {
  complaints = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    complaints.push(String(line));
    return true;
  });
});
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

/** An address where no mail server listens, until one is opened there. */
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
  kind: 'late',
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
    await world.post.deliver(1);
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
  it('changes no answer: the mail waits, and leaves when the server is back [REST-03, LOST-10]', async () => {
    const { url, port } = await aDeadAddress();
    const world = await aWorld({ smtpUrl: url, mailRetryAfter: 20 });
    expect(await lostPassword(world)).toEqual({ status: 200, body: success() });
    await world.post.deliver(1);
    expect(await waiting(world)).toEqual([
      { recipient: 'helene@example.org', body: expect.stringContaining('Bonjour DUPONT Hélène,') },
    ]);
    const mailbox = await aMailbox(port);
    expect((await mailbox.next()).subject).toBe('Ton mot de passe provisoire');
  });

  it('leaves its mails to the backend that starts next [REST-03]', async () => {
    const { url, port } = await aDeadAddress();
    const world = await aWorld({ smtpUrl: url });
    await put(world, aMail('helene@example.org'));
    await world.post.deliver(1);
    const mailbox = await aMailbox(port);
    const config = {
      smtpUrl: url,
      dataDir: world.dataDir,
      publicUrl: world.url,
      product: 'territoire',
    };
    const next = postOffice(world.database, config);
    undo.push(() => next.close());
    await next.deliverAll();
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
    expect(await waiting(world)).toEqual([]);
  });

  it('is complained of without a word of the mail [RG-03]', async () => {
    const { url } = await aDeadAddress();
    const world = await aWorld({ smtpUrl: url });
    await put(world, aMail('helene@example.org'));
    await world.post.deliver(1);
    expect(complaints).toEqual([expect.stringMatching(/^mail \d+ waits in the outbox: /)]);
    expect(complaints[0]).not.toMatch(/helene|Bonjour/);
  });
});

describe('the outbox', () => {
  it('sends the others when one address is turned away [B-14]', async () => {
    const mailbox = await aMailbox();
    mailbox.refuse(['nobody@example.org']);
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(world, aMail('nobody@example.org'), aMail('helene@example.org'));
    await world.post.deliver(1);
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
    expect(await waiting(world)).toEqual([{ recipient: 'nobody@example.org', body: 'Bonjour' }]);
  });

  it('is emptied once by two backends at the same time [B-14]', async () => {
    const world = await aWorld({});
    await put(world, ...Array.from({ length: 8 }, (_, at) => aMail(`p${at}@example.org`)));
    const config = {
      smtpUrl: undefined,
      dataDir: world.dataDir,
      publicUrl: world.url,
      product: 'territoire',
    };
    const second = postOffice(world.database, config);
    undo.push(() => second.close());
    await Promise.all([world.post.deliver(1), second.deliver(1)]);
    expect(await waiting(world)).toEqual([]);
    expect(await readdir(path.join(world.dataDir, 'mail'))).toHaveLength(8);
  });

  it('sends no temporary password that has ended [B-49]', async () => {
    const mailbox = await aMailbox();
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(world, aMail('old@example.org', { kind: 'password' }));
    await world.database.asTenant(1, (db) =>
      db.rows("update mail_outbox set created_at = now() - interval '25 hours'"),
    );
    await put(world, aMail('helene@example.org'));
    await world.post.deliver(1);
    expect((await mailbox.next()).to).toEqual(['helene@example.org']);
    expect(await waiting(world)).toEqual([{ recipient: 'old@example.org', body: 'Bonjour' }]);
  });

  it('takes no address for more than it is: nothing is slipped into the mail [B-14]', async () => {
    const mailbox = await aMailbox();
    const world = await aWorld({ smtpUrl: mailbox.url });
    await put(
      world,
      aMail('helene@example.org', {
        subject: 'Bonjour\r\nBcc: other@example.org',
        body: '.\r\nMAIL FROM',
      }),
    );
    await world.post.deliver(1);
    const mail = await mailbox.next();
    expect(mail.to).toEqual(['helene@example.org']);
    expect(mail.text).toBe('.\nMAIL FROM');
    expect(complaints).toEqual([]);
  });

  it('survives a database that is away [RG-03]', async () => {
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/none');
    undo.push(() => nowhere.end());
    const config = {
      smtpUrl: undefined,
      dataDir: '.',
      publicUrl: 'http://localhost',
      product: 'territoire',
    };
    const post = postOffice(nowhere, config);
    await post.deliver(1);
    await post.deliverAll();
    await post.close();
    expect(complaints).toHaveLength(2);
  });
});
