import { randomBytes, randomUUID } from 'node:crypto';
import { newCardToken } from '../../../backend/pairing/card-token.ts';
import { aUser, thePassword } from '../../support/builders.ts';
import { hear, type Headings } from '../asking.ts';
import type { Stage } from '../stage.ts';
import { tallyOf, type Row } from '../tally.ts';

const target = { id: 800_100, login: 'ESSAI Cible', email: 'cible@example.org' };
/** Guesses that are looked up: of one login everywhere, of one address, of wrong map tokens of one address. */
const most = { login: 30, address: 50, mapTokens: 30, mails: 10 };

/** Passwords, links and codes tried one after the other. */
export async function guessing(stage: Stage, tries: number): Promise<readonly Row[]> {
  const { product, database } = stage;
  await aUser({ database }, target);
  const rows: Row[] = [];
  const form = (fields: Record<string, string>, address: string, path: string) =>
    hear(`${product.backendUrl}${path}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({ congregation_id: '1', ...fields }),
    });
  const signIn = (login: string, password: string, address: string) =>
    form({ login, password }, address, '/user/auth');
  const addressOf = (at: number) => `198.51.${Math.floor(at / 250)}.${at % 250}`;

  const passwords = tallyOf('attacks', 'passwords guessed');
  let looked = 0;
  for (let at = 0; at < tries; at += 1) {
    const heard = await signIn(target.login, `faux-${at}`, addressOf(at));
    passwords.tried();
    if (heard.status !== 429) looked += 1;
  }
  if (looked > most.login) passwords.through(`${looked} guesses of one password are looked at`);
  const late = await signIn(target.login, thePassword, '203.0.113.200');
  if (tries > most.login && late.status !== 429) passwords.through('the right one after too many');
  looked = 0;
  for (let at = 0; at < tries; at += 1) {
    const heard = await signIn(`ESSAI Personne ${at}`, 'faux', '203.0.113.7');
    passwords.tried();
    if (heard.status !== 429) looked += 1;
  }
  if (looked > most.address) passwords.through(`${looked} logins of one address are looked at`);
  rows.push(
    passwords.row(`${most.login} of a login and ${most.address} of an address are looked at`),
  );

  const mails = tallyOf('attacks', 'mails for lost passwords');
  for (let at = 0; at < Math.min(tries, 40); at += 1) {
    const { login, email } = target;
    await form({ login, email }, addressOf(1000 + at), '/user/password/lost');
    mails.tried();
  }
  const sent = await database.asTenant(1, (db) =>
    db.rows('select from mail_outbox where congregation_id = 1 and recipient = $1', [target.email]),
  );
  if (sent.length > most.mails) mails.through(`${sent.length} mails to one person`);
  rows.push(mails.row(`${sent.length} sent`));

  rows.push(await links(stage, tries));
  return rows;
}

async function links({ product }: Stage, tries: number): Promise<Row> {
  const tally = tallyOf('attacks', 'links and codes guessed');
  const random = () => randomBytes(16).toString('base64url');
  let looked = 0;
  for (let at = 0; at < tries; at += 1) {
    const headers: Headings = { 'x-forwarded-for': '203.0.113.50' };
    const get = (path: string) => hear(`${product.backendUrl}${path}`, { headers });
    const post = (path: string, fields: Record<string, string>) =>
      hear(`${product.backendUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: new URLSearchParams(fields),
      });
    const map = await get(`/map/info/${random()}`);
    if (map.status !== 429) looked += 1;
    const code = {
      code: random(),
      congregation: 'x',
      login: 'ESSAI Intrus',
      password: 'essai-2026-x',
    };
    const answers = [
      map,
      await get(`/onetap/link/${random()}`),
      await get(`/onetap/calendar/${random()}`),
      await post('/onetap/link', { token: random() }),
      await post('/pocket/act', { token: random(), seconds_ago: '0' }),
      await post('/pocket/tick', {
        token: random(),
        street: 'Rue Basse',
        side: 'both',
        state: 'done',
      }),
      await post('/pairing/open', { token: newCardToken(1), device_mark: '' }),
      await post('/site/firstadministrator', code),
    ];
    tally.tried(answers.length);
    for (const { status, text } of answers) {
      if (status >= 500) tally.through(`status ${status}`);
      if (text.includes('"success":true')) tally.through(text.slice(0, 200));
    }
  }
  if (looked > most.mapTokens)
    tally.through(`${looked} wrong map tokens of one address are looked up`);
  return tally.row(`${most.mapTokens} wrong map tokens of an address are looked up`);
}
