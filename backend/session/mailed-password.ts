import { createHmac, timingSafeEqual } from 'node:crypto';

interface Mailed {
  readonly secret: string;
  readonly home: number;
  readonly userId: number;
  readonly password: string;
}

/** What is kept of a password that was mailed: it is random and of a day, so that a keyed hash will do. */
export const mailedPasswordHash = ({ secret, home, userId, password }: Mailed): string =>
  createHmac('sha256', secret)
    .update(`temporary password ${home} ${userId} ${password}`)
    .digest('hex');

/** Whether it was mailed to that person: nobody can guess it, so it opens whatever others try (OWN-216). */
export function isMailedPassword(kept: string | null, mailed: Mailed): boolean {
  const known = Buffer.from(kept ?? '', 'utf8');
  const given = Buffer.from(mailedPasswordHash(mailed), 'utf8');
  return known.length === given.length && timingSafeEqual(known, given);
}
