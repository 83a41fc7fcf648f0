import { createHash } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../clock/clock.ts';
import { formerHours, type Secrets } from '../config/secrets.ts';
import type { Db } from '../db/database.ts';
import { graceEnded } from '../sessions/grace.ts';
import type { RoleId } from '../permissions/permissions.ts';
import { roles } from '../permissions/permissions.ts';

/** Hours from sign-in to the end of a session. */
export const sessionHours = 12;
const mostRead = 5000;

/**
 * The authenticated caller. Site administrators may work in another congregation than their own
 * (B-47).
 */
export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly login: string;
  readonly role: RoleId;
  /** Congregation of the account. */
  readonly home: number;
  /** Congregation the session works in. */
  readonly congregation: number;
  /**
   * Whether the congregation returns online assignments automatically (B-13); true in another
   * congregation than home, whose setting is not read.
   */
  readonly returnsAutomatically: boolean;
  /** A second factor is demanded and was not given: nothing is open but its set-up (OWN-400). */
  readonly setUpOnly: boolean;
}

const claims = z.object({
  sub: z.coerce.number().pipe(z.int32()),
  home: z.int32(),
  congregation: z.int32(),
  version: z.int32(),
  /** Id of the session; a token without one opens nothing. */
  jti: z.uuid(),
  /** Seconds since 1970. */
  iat: z.int(),
});
export type Claims = z.infer<typeof claims>;

export interface Tokens {
  readonly sign: (claims: Omit<Claims, 'iat'>) => Promise<string>;
  /** Null for a missing, malformed, forged or expired header (RG-04). */
  readonly read: (authorization: string | undefined) => Promise<Claims | null>;
}

/**
 * Signed tokens, valid for 12 hours, bound to session, user, congregation and token version (B-90, OWN-86).
 * Those of `beside` are accepted for as long as its tokens can last (OWN-382).
 */
export function tokensSignedWith(
  secret: string,
  clock: Clock,
  beside: Secrets['beside'] = null,
): Tokens {
  const own = { ...keyOf(secret), until: Infinity };
  const keys = beside
    ? [
        own,
        {
          ...keyOf(beside.secret),
          until: beside.since.add({ hours: formerHours }).epochMilliseconds / 1000,
        },
      ]
    : [own];
  const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000);
  /** A token without a name of its key is one of ours before the first rotation, or of a forger. */
  function keysFor(token: string) {
    const { kid } = decodeProtectedHeader(token);
    return keys.filter((one) => kid === undefined || one.kid === kid);
  }

  async function verified(token: string) {
    const now = seconds(clock.now());
    for (const { key, until } of keysFor(token)) {
      if (now >= until) continue;
      const verifying = jwtVerify(token, key, {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(clock.now().epochMilliseconds),
      });
      const payload = await verifying.then(
        (it) => it.payload,
        () => null,
      );
      if (payload) return { payload, until: Math.min(payload.exp ?? 0, until) };
    }
    return null;
  }

  /** Cache of verified signatures; whether the session is still valid is checked on every call. */
  const read = new Map<string, { readonly claims: Claims; readonly expires: number }>();
  return {
    sign: ({ sub, ...rest }) =>
      new SignJWT({ ...rest })
        .setProtectedHeader({ alg: 'HS256', kid: own.kid })
        .setSubject(String(sub))
        .setIssuedAt(seconds(clock.now()))
        .setExpirationTime(seconds(clock.now().add({ hours: sessionHours })))
        .sign(own.key),
    read: async (authorization) => {
      const token = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
      if (!token) return null;
      const known = read.get(token);
      if (known && seconds(clock.now()) < known.expires) return known.claims;
      try {
        const found = await verified(token);
        if (!found) return null;
        const claimed = claims.safeParse(found.payload).data ?? null;
        if (claimed) {
          if (read.size >= mostRead) read.clear();
          read.set(token, { claims: claimed, expires: found.until });
        }
        return claimed;
      } catch {
        return null;
      }
    },
  };
}

/** The name tells nothing of the secret. */
const keyOf = (secret: string) => ({
  key: new TextEncoder().encode(secret),
  kid: createHash('sha256').update(`key of tokens ${secret}`).digest('base64url').slice(0, 8),
});

/** No token, or a token without a valid session: answered with 401 (B-46). */
export class Unauthenticated extends Error {}

/**
 * Current session of a token; null when it was ended, the account is deleted or its token version has
 * changed.
 * `db` sees `claim.home`.
 */
export async function openSession(
  db: Db,
  claim: Claims,
  now: Temporal.Instant,
): Promise<Session | null> {
  const user = await db.row<{
    login: string;
    role_id: RoleId;
    online_automatic_return: boolean;
    set_up_only: boolean;
  }>(sessionUser, [claim.sub, claim.version, claim.jti, graceEnded(now).toString()]);
  if (!user) return null;
  if (claim.congregation !== claim.home && user.role_id !== roles.siteAdministrator) return null;
  return {
    id: claim.jti,
    userId: claim.sub,
    login: user.login,
    role: user.role_id,
    home: claim.home,
    congregation: claim.congregation,
    returnsAutomatically: user.online_automatic_return || claim.congregation !== claim.home,
    setUpOnly: user.set_up_only,
  };
}

const sessionUser = `
  select
    u.login,
    u.role_id,
    s.online_automatic_return,
    (
      u.role_id <= 3
      and not sessions.by_passkey
      and exists (
        select
        from second_factor_demands d
        where d.congregation_id = u.congregation_id
          and d.user_id = u.id
          and d.since <= $4
      )
      and not exists (
        select
        from second_factors f
        where f.congregation_id = u.congregation_id
          and f.user_id = u.id
      )
    ) as set_up_only
  from sessions
  join users u
    on u.congregation_id = sessions.congregation_id
    and u.id = sessions.user_id
  join congregation_settings s on s.congregation_id = u.congregation_id
  where sessions.congregation_id = current_congregation()
    and sessions.id = $3
    and u.id = $1
    and u.token_version = $2`;
