import type { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { congregationIds } from '../parts/db/elsewhere.ts';
import { logEvents } from '../parts/event-log/event-log.queries.ts';
import { endPasskeysOf } from '../parts/sessions/end-passkeys.queries.ts';
import { endSessionsOf } from '../parts/sessions/sessions.queries.ts';
import { noteRemoval } from './demand.queries.ts';
import { endFactor, type FactorAccount, factorsUnder } from './second-factor.queries.ts';
import { secondFactorEvents, terminalTexts as texts } from './second-factor.texts.ts';
import { tellOfFactor } from './tell-of-factor.ts';

interface Answer {
  readonly said: string;
  /** Of the process. */
  readonly code: 0 | 1;
}

interface Asked {
  readonly login: string;
  /** Number of one; '' for any. */
  readonly congregation: string;
  readonly product: string;
  readonly now: Temporal.Instant;
}

/**
 * Ends the second factor and the passkeys of a name, at the terminal of the server: the last site administrator has
 * nobody with more rights (OWN-398). A name that several congregations have needs the number of one.
 */
export async function endAtTerminal(
  database: Database,
  { login, congregation, product, now }: Asked,
): Promise<Answer> {
  const found: FactorAccount[] = [];
  for (const id of await database.asSite(congregationIds)) {
    if (congregation !== '' && congregation !== String(id)) continue;
    found.push(...(await database.asTenant(id, (db) => factorsUnder(db, login))));
  }
  const [account, ...others] = found;
  if (!account) return { said: texts.nobody(login), code: 1 };
  if (others.length > 0) return { said: texts.several(found.map(({ home }) => home)), code: 1 };
  await database.asTenant(account.home, (db) => end(db, account, { product, now }));
  return { said: texts.ended(account.login), code: 0 };
}

async function end(
  db: Db,
  account: FactorAccount,
  { product, now }: Pick<Asked, 'product' | 'now'>,
): Promise<void> {
  await endFactor(db, account.id);
  await endPasskeysOf(db, account.id);
  await noteRemoval(db, account.id, now);
  await endSessionsOf(db, account.id);
  const action = secondFactorEvents.removed.replace('{login}', () => account.login);
  await logEvents(db, { userId: null, login: texts.by }, [
    { numberName: null, action, aboutUser: account.id, danger: true },
  ]);
  await tellOfFactor(db, account, { what: 'removed' }, product);
}
