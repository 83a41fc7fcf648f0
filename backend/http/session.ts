import { isDeepStrictEqual } from 'node:util';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import type { RoleId } from '../permissions/permissions.ts';

const hours = 12;
const mostRead = 5000;

/** Who is asking. A site administrator may act in another congregation than his own (B-47). */
export interface Session {
  readonly userId: number;
  readonly login: string;
  readonly role: RoleId;
  /** The congregation whose account it is. */
  readonly home: number;
  /** The congregation the session works in. */
  readonly congregation: number;
  /** What was taken out online may come back by itself (B-13); unknown, and so true, away from home. */
  readonly returnsAutomatically: boolean;
}

const claims = z.object({
  sub: z.coerce.number().pipe(z.int32()),
  home: z.int32(),
  congregation: z.int32(),
  version: z.int32(),
});
export type Claims = z.infer<typeof claims>;

export interface Tokens {
  readonly sign: (claims: Claims) => Promise<string>;
  /** Null for a missing, malformed, forged or expired header (RG-04). */
  readonly read: (authorization: string | undefined) => Promise<Claims | null>;
}

/** Signed tokens of 12 hours, bound to person, congregation and token version (B-90). */
export function tokensSignedWith(secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
  /** Whose signature was found true; whether the session still counts is looked up at each call. */
  const read = new Map<string, { readonly claims: Claims; readonly expires: number }>();
  return {
    sign: ({ sub, ...rest }) =>
      new SignJWT({ ...rest })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(sub))
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(clock.now().add({ hours })))
        .sign(key),
    read: async (authorization) => {
      const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
      if (!token) return null;
      const known = read.get(token);
      if (known && seconds(clock.now()) < known.expires) return known.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: new Date(clock.now().epochMilliseconds),
        });
        const claimed = claims.safeParse(payload).data ?? null;
        if (claimed && payload.exp !== undefined) {
          if (read.size >= mostRead) read.clear();
          read.set(token, { claims: claimed, expires: payload.exp });
        }
        return claimed;
      } catch {
        return null;
      }
    },
  };
}

/** No token, or one that opens no session (any more): the server answers 401 (B-46). */
export class Unauthenticated extends Error {}

/** The work was begun as somebody whom the holder of the token is no more. */
export class SessionMoved extends Error {}

/** As the holders of tokens were last seen. */
const lastSeen = new WeakMap<Claims, Session>();

/**
 * Works as the session that a token opens now. At home the work begins as who was last seen, while
 * the database is asked who it is: where that has changed it throws, and the transaction must undo
 * what was done and be tried again. `db` sees `claim.home`.
 */
export async function inSession<T>(
  db: Db,
  claim: Claims,
  work: (db: Db, session: Session) => Promise<T>,
): Promise<T> {
  const opening = openSession(db, claim);
  const before = claim.congregation === claim.home ? lastSeen.get(claim) : undefined;
  if (!before) {
    const session = await opening;
    if (!session) throw new Unauthenticated();
    lastSeen.set(claim, session);
    return work(db, session);
  }
  const begun = work(db, before);
  // Whichever fails, the transaction must not end before the other has.
  await Promise.allSettled([opening, begun]);
  if (!isDeepStrictEqual(await opening, before)) {
    lastSeen.delete(claim);
    throw new SessionMoved();
  }
  return begun;
}

/** The session a token opens now: null once the account is gone or its token version has moved. `db` sees `claims.home`. */
export async function openSession(db: Db, claim: Claims): Promise<Session | null> {
  const user = await db.row<{
    login: string;
    role_id: RoleId;
    online_automatic_return: boolean;
  }>(sessionUser, [claim.sub, claim.version]);
  if (!user) return null;
  if (claim.congregation !== claim.home && user.role_id !== 1) return null;
  return {
    userId: claim.sub,
    login: user.login,
    role: user.role_id,
    home: claim.home,
    congregation: claim.congregation,
    returnsAutomatically: user.online_automatic_return || claim.congregation !== claim.home,
  };
}

const sessionUser = `
  select u.login, u.role_id, s.online_automatic_return
  from users u
  join congregation_settings s on s.congregation_id = u.congregation_id
  where u.congregation_id = current_congregation()
    and u.id = $1
    and u.token_version = $2`;
