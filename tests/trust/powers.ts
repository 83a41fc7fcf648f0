import { randomUUID } from 'node:crypto';
import { linkHash, newLinkToken } from '../../backend/domain/links/tokens.ts';
import { cardHash, newCardToken } from '../../backend/pairing/card-token.ts';
import { keepCard } from '../../backend/pairing/pairing.queries.ts';
import type { Database } from '../../backend/parts/db/database.ts';
import { tokensSignedWith } from '../../backend/parts/http/open-session.ts';
import { hashPassword, newPassword } from '../../backend/parts/passwords/passwords.ts';
import { mailedPasswordHash } from '../../backend/session/mailed-password.ts';
import { beginSession } from '../../backend/parts/sessions/sessions.queries.ts';
import { aUser, thePassword } from '../support/builders.ts';
import { hear, type Headings } from './asking.ts';
import { clock, secret } from './stage.ts';

/** Something that lets its bearer in or act. */
export interface Power {
  readonly name: string;
  /** Whether the server still takes it. */
  readonly works: () => Promise<boolean>;
}

const congregation = 1;
const paired = { id: 800_201, login: 'ESSAI Carte' };
const lost = { id: 800_200, login: 'ESSAI Oubli' };

/** One of each kind, of a holder of the demo and of somebody who lost a password. */
export async function givePowers(
  database: Database,
  backendUrl: string,
  from: Headings = {},
): Promise<readonly Power[]> {
  const now = clock.now();
  const ends = now.add({ hours: 12 });
  const [holder, act, link, code] = await database.asTenant(congregation, async (db) => {
    const loan = await db.row<{ id: number; user_id: number; due: string; version: number }>(
      `select h.id, h.user_id, h.theoretical_return_date::text as due, u.token_version as version
       from histories h
       join users u on u.congregation_id = h.congregation_id and u.id = h.user_id
       join territory_maps m
         on m.congregation_id = h.congregation_id and m.territory_id = h.territory_id
       where h.congregation_id = ${congregation} and h.return_date is null and u.role_id = 5
       limit 1`,
    );
    if (!loan) throw new Error('Nobody of the demo has a territory.');
    const tokens = Array.from({ length: 3 }, () => newLinkToken(congregation));
    const [pocket = '', reminder = '', share = ''] = tokens;
    const until = ends.toString();
    await db.rows(
      `insert into pocket_permissions (congregation_id, token_hash, user_id, history_id, due_date, action, issued_at, expires_at)
       values (${congregation}, $1, $2, $3, $4, 'month', $5, $6)`,
      [linkHash(pocket), loan.user_id, loan.id, loan.due, now.toString(), until],
    );
    await db.rows(
      `insert into one_tap_links (congregation_id, token_hash, user_id, history_id, due_date, action, expires_at)
       values (${congregation}, $1, $2, $3, $4, 'returned', $5)`,
      [linkHash(reminder), loan.user_id, loan.id, loan.due, until],
    );
    await db.rows(`insert into street_shares values (${congregation}, $1, $2, $3, 1)`, [
      linkHash(share),
      loan.id,
      until,
    ]);
    return [loan, pocket, reminder, share] as const;
  });

  const session = randomUUID();
  await aUser({ database }, lost);
  await aUser({ database }, paired);
  const card = newCardToken(congregation);
  await database.asTenant(congregation, async (db) => {
    await keepCard(db, paired.id, cardHash(secret, card), ends);
    await beginSession(db, { id: session, userId: holder.user_id, device: 'Essai', now, ends });
    await db.rows(`insert into temporary_passwords values (${congregation}, $1, $2, $3)`, [
      lost.id,
      mailedPasswordHash({ secret, home: congregation, userId: lost.id, password: thePassword }),
      ends.toString(),
    ]);
    await db.rows(
      `update users set password_hash = $2 where congregation_id = ${congregation} and id = $1`,
      [lost.id, await hashPassword(newPassword())],
    );
  });
  const token = await tokensSignedWith(secret, clock).sign({
    sub: holder.user_id,
    home: congregation,
    congregation,
    version: holder.version,
    jti: session,
  });

  const headers = { 'x-requested-with': 'XMLHttpRequest', ...from };
  const asked = async (path: string, more: Readonly<Record<string, string>> = {}) =>
    worked(await hear(`${backendUrl}${path}`, { headers: { ...headers, ...more } }));
  const sent = async (path: string, form: Readonly<Record<string, string>>) =>
    worked(
      await hear(`${backendUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: new URLSearchParams(form),
      }),
    );
  return [
    { name: 'session', works: () => asked('/user/menu', { authorization: `Bearer ${token}` }) },
    {
      name: 'permission of a pocket',
      works: () => sent('/pocket/act', { token: act, seconds_ago: '0' }),
    },
    { name: 'link of a reminder', works: () => asked(`/onetap/link/${link}`) },
    { name: 'card', works: () => sent('/pairing/open', { token: card, device_mark: '' }) },
    { name: 'code for two', works: () => asked(`/streets/shared/${code}`) },
    {
      name: 'temporary password',
      works: () =>
        sent('/user/auth', {
          login: lost.login,
          password: thePassword,
          congregation_id: String(congregation),
        }),
    },
  ];
}

const worked = ({ status, text }: { readonly status: number; readonly text: string }): boolean => {
  if (status >= 500) throw new Error(`The server answers ${status}: ${text.slice(0, 300)}`);
  return status === 200 && text.includes('"success":true');
};
