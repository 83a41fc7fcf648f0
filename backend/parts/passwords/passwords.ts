import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordPattern } from '#schema/limits.ts';

/** A hash takes one core and 19 MiB: at most two run at once. */
const atOnce = pLimit(2);
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  atOnce(() => hash(password, cost));

/** Takes the same time without a hash, so that the duration does not reveal which logins exist. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  const matches = await atOnce(() => verify(hashed ?? hashOfNobody, password));
  return matches && hashed !== null;
}

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
