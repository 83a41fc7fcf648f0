import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { set, type Who } from '../support/staff.ts';
import { openOneTapWorld } from './one-tap-world.ts';

const { world, staff, out, remind, tap } = await openOneTapWorld();

beforeAll(() => world.clock.set('2026-03-15T09:00:00Z'));
afterAll(() => world.close());
beforeEach(async () => {
  await set(world, 'sendmail = true');
  await world.database.asTenant(1, async (db) => {
    await db.rows('delete from mail_outbox');
    await db.rows("update users set email = 'p' || id || '@example.org', subscription = id <> 2");
  });
});

const ask = (history: number, action: string, who: Who = '5') =>
  staff.ask(who, 'POST /onetap/ask', { history_id: String(history), action });
const mails = () =>
  world.read<{ recipient: string; subject: string; body: string }>(
    "select recipient, subject, body from mail_outbox where kind = 'request' order by id",
  );
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

it('a request is told once to each manager who accepts mails, without who asks [OWN-253, B-148]', async () => {
  const id = await out();
  await ask(id, 'month');
  const told = await mails();
  expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['p1@example.org', 'Demande\u202F: un mois de plus'],
    ['p3@example.org', 'Demande\u202F: un mois de plus'],
  ]);
  expect(told[0]?.body).toContain(
    `Un proclamateur demande à garder le territoire T${id} - Rue ${id} un mois de plus.`,
  );
  expect(told[0]?.body).toContain('https://plans.example.org/t-exited?q=demande');
  expect(told[0]?.body).not.toContain('Rôle numéro 5');
  await ask(id, 'month');
  expect(await recipients()).toHaveLength(2);
});

it('a link of a reminder that makes a request tells it; one that brings back tells nothing [OWN-253]', async () => {
  await set(world, 'restrict_returns = true');
  const asked = await out();
  await tap((await remind(asked)).returned);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Rentrée à confirmer',
    'Rentrée à confirmer',
  ]);
  expect((await mails())[0]?.body).toContain(
    `Un proclamateur annonce que le territoire T${asked} - Rue ${asked} est rentré\u202F: il reste à le confirmer.`,
  );
  await set(world, 'restrict_returns = false');
  await tap((await remind(await out({ online: true }))).returned);
  expect(await recipients()).toHaveLength(2);
});

it('no mail where the congregation sends none, where no manager has an address, to who asks himself, or after a refusal [OWN-253]', async () => {
  await set(world, 'sendmail = false');
  await ask(await out(), 'returned');
  await set(world, 'sendmail = true');
  await ask(0, 'returned');
  expect(await recipients()).toEqual([]);
  await ask(await out({ to: 3 }), 'returned', '3');
  expect(await recipients()).toEqual(['p1@example.org']);
  await world.database.asTenant(1, (db) => db.rows('update users set email = null'));
  await ask(await out(), 'month');
  expect(await recipients()).toEqual(['p1@example.org']);
});
