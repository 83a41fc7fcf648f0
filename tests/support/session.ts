import { randomUUID } from 'node:crypto';
import { tokensSignedWith } from '../../backend/parts/http/open-session.ts';
import { beginSession } from '../../backend/parts/sessions/sessions.queries.ts';
import { tokenSecret, type World } from './world.ts';

/** A token of an account at home, valid at the clock's time, without signing in. */
export async function tokenFor(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  userId: number,
  home = 1,
): Promise<string> {
  const jti = randomUUID();
  const now = clock.now();
  const session = { id: jti, userId, device: 'Essai', now, ends: now.add({ hours: 12 }) };
  await database.asTenant(home, (db) => beginSession(db, session));
  const claims = { sub: userId, home, congregation: home, version: 0, jti };
  return tokensSignedWith(tokenSecret, clock).sign(claims);
}
