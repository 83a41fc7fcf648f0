import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * `<congregation>-<128 random bits>`: the congregation selects the tenant before anybody is
 * authenticated.
 */
export const newLinkToken = (congregationId: number): string =>
  `${congregationId.toString(36)}-${randomBytes(16).toString('base64url')}`;

/** Congregation id in a token; null for a malformed token. */
export function congregationIn(token: string): number | null {
  const named = /^([1-9a-z][\da-z]{0,5})-[\w-]{22}$/u.exec(token)?.[1];
  return named === undefined ? null : idIn(named);
}

/** SHA-256 of the token; the token itself is not stored. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface CalendarSubject {
  readonly congregationId: number;
  readonly historyId: number;
  readonly userId: number;
}

/**
 * Deterministic per assignment and user, so that calendar applications can subscribe to its
 * address.
 */
export const calendarToken = (
  secret: string,
  { congregationId, historyId, userId }: CalendarSubject,
): string => {
  const subject = `${congregationId.toString(36)}-${historyId.toString(36)}`;
  const signature = createHmac('sha256', secret)
    .update(`one-tap calendar ${subject} ${userId}`)
    .digest()
    .subarray(0, 16);
  return `${subject}-${signature.toString('base64url')}`;
};

/** The subject in a calendar token, not yet verified; null for a malformed token. */
export function calendarClaimIn(token: string): Omit<CalendarSubject, 'userId'> | null {
  const [, congregation = '', history = ''] =
    /^([1-9a-z][\da-z]{0,5})-([1-9a-z][\da-z]{0,5})-[\w-]{22}$/u.exec(token) ?? [];
  const congregationId = idIn(congregation);
  const historyId = idIn(history);
  return congregationId === null || historyId === null ? null : { congregationId, historyId };
}

export function isCalendarToken(token: string, secret: string, subject: CalendarSubject): boolean {
  const mine = Buffer.from(calendarToken(secret, subject));
  const theirs = Buffer.from(token);
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}

export const largestId = 2_147_483_647;

function idIn(text: string): number | null {
  const id = Number.parseInt(text, 36);
  return id >= 1 && id <= largestId ? id : null;
}
