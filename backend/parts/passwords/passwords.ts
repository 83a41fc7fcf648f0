import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordPattern } from '#schema/limits.ts';

/** A hash takes one core and 19 MiB: at most two run at once, and one core is left for the rest. */
const atOnce = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));
const mostWaiting = 60;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Too many hashes are waiting: another one would be answered too late (OWN-38). */
export class HashingFull extends Error {
  /** Seconds. */
  readonly retryAfter = 5;
}

/** Throws `HashingFull` before a call has begun anything. */
export function ensureRoomToHash(): void {
  if (atOnce.pendingCount >= mostWaiting) throw new HashingFull('Too many hashes are waiting.');
}

function queued<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  ensureRoomToHash();
  return atOnce(work);
}

/** Throws `HashingFull`. */
export const hashPassword = async (password: string): Promise<string> =>
  queued(() => hash(password, cost));

/** Always checks a hash, so that the duration does not reveal which logins exist. Throws `HashingFull`. */
export const passwordMatches = async (hashed: string | null, password: string): Promise<boolean> =>
  queued(async () => (await verify(hashed ?? hashOfNobody, password)) && hashed !== null);

/** Hash of a discarded random secret. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$HaJfDfnX+JMwXk2o571ipA$+ztDI4SWYTErzLjp6mYsFsj15d/JAsL6SHx2KSV6QMs';

/** Unambiguous characters that are easy to type on a phone; no capitals. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random password of 12 characters that satisfies the password rule (B-49, B-50, B-58). */
export function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
    if (passwordPattern.test(password)) return password;
  }
}
