import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellOfAttempts } from '../../backend/session/tell-of-attempts.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { openWorld, type World } from '../support/world.ts';

/** The cost of a hash is not what is tested. */
vi.mock('@node-rs/argon2', async (original) => ({
  ...(await original<object>()),
  verify: async (_hash: string, password: string) => password === thePassword,
}));

let mailbox: Mailbox;
let world: World;
let addresses = 0;
const someAddress = () => `198.51.100.${(addresses += 1)}`;

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await openWorld({ smtpUrl: mailbox.url, publicUrl: 'https://territoires.example.org' });
  await aCongregation(world, { id: 1, name: 'Monaco' });
  const email = 'helene@example.org';
  await aUser(world, { id: 1, login: 'DUPONT Hélène', email, subscription: true });
  await aUser(world, { id: 2, login: 'MARTIN Refuse', email: 'refuse@example.org' });
  await aUser(world, { id: 3, login: 'DURAND Sans', subscription: true });
});
afterAll(async () => {
  await world.close();
  await mailbox.close();
});
beforeEach(() =>
  world.database.asTenant(1, async (db) => {
    await db.rows('delete from sign_in_attempts');
    await db.rows('delete from mail_outbox');
  }),
);

async function fail(times: number, login: string, address = someAddress) {
  for (let time = 0; time < times; time += 1) {
    await world.call('POST /user/auth', {
      form: { login, password: 'faux-faux-1', congregation_id: '1' },
      headers: { 'X-Forwarded-For': address() },
    });
  }
}
const mails = () => world.read('select recipient, kind, user_id from mail_outbox order by id');
const mail = { recipient: 'helene@example.org', kind: 'attempts', user_id: 1 };

describe('many failed attempts to sign in', () => {
  it('are told to the person whose name was tried, after the tenth, from wherever they came [OWN-88]', async () => {
    await fail(9, 'DUPONT Hélène');
    expect(await mails()).toEqual([]);
    await fail(1, 'dupont hélène');
    expect(await mails()).toEqual([mail]);
    expect(await world.deliver()).toEqual([]);
    const { subject, text } = await mailbox.next();
    expect(subject).toBe('Des essais de connexion à ton nom');
    expect(text).toMatch(/^Bonjour,\n/u);
    expect(text).toContain('https://territoires.example.org/u-my-account');
    expect(text).not.toMatch(/198\.51\.100/u);
  });

  it('from one address alone are told too [OWN-88]', async () => {
    await fail(10, 'DUPONT Hélène', () => '192.0.2.1');
    expect(await mails()).toEqual([mail]);
  });

  it('are told once a day, and again the day after [OWN-88]', async () => {
    await fail(25, 'DUPONT Hélène');
    expect(await mails()).toEqual([mail]);
    await world.database.asTenant(1, (db) =>
      db.rows("update mail_outbox set created_at = created_at - interval '25 hours'"),
    );
    await fail(1, 'DUPONT Hélène');
    expect(await mails()).toEqual([mail, mail]);
  });

  it('are told once, however many fail at the same time [OWN-88]', async () => {
    const config = { product: 'territoire', publicUrl: 'https://territoires.example.org' };
    const tell = () => tellOfAttempts(world.database, { congregation: 1, userId: 1 }, config);
    await Promise.all(Array.from({ length: 8 }, tell));
    expect(await mails()).toEqual([mail]);
  });

  it.each(['MARTIN Refuse', 'DURAND Sans', 'PERSONNE Inconnue'])(
    'under the name %s are told to nobody: mails refused, no address, no such person [OWN-88]',
    async (login) => {
      await fail(12, login);
      expect(await mails()).toEqual([]);
    },
  );
});
