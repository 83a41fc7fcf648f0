import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { passwordPattern } from '#schema/limits.ts';

/** Hashing takes a core and 19 MiB each time: two at once leave room for everything else. */
const atOnce = pLimit(2);
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  atOnce(() => hash(password, cost));

/** Takes as long when there is nothing to compare with: the time tells nobody which logins exist. */
export async function passwordMatches(hashed: string | null, password: string): Promise<boolean> {
  const matches = await atOnce(() => verify(hashed ?? hashOfNobody, password));
  return matches && hashed !== null;
}

/** Of a random secret that nobody kept. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$HaJfDfnX+JMwXk2o571ipA$+ztDI4SWYTErzLjp6mYsFsj15d/JAsL6SHx2KSV6QMs';

/** Easy to type on a phone: no capitals, nothing that looks like something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of 12 characters that meets the rule (B-49, B-50, B-58). */
export function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
    if (passwordPattern.test(password)) return password;
  }
}
