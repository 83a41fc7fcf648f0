import type { Temporal } from 'temporal-polyfill';
import type { Database } from '../parts/db/database.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import { newPassword } from '../parts/passwords/passwords.ts';
import { codeState, countGuess, insertCode, removeCodes } from './code.queries.ts';
import { hasAdministrator } from './first-administrator.ts';
import {
  codeHash,
  codeHours,
  grouped,
  guessMinutes,
  guessSubject,
  mostGuesses,
} from './first-administrator.rules.ts';
import { firstAdministratorTexts } from './first-administrator.texts.ts';

/**
 * A new code for the first administrator, of which only a hash is kept; null once there is one.
 * Each start gives one, so that none that was overlooked is missed (OWN-97).
 */
export async function offerCode(database: Database, now: Temporal.Instant): Promise<string | null> {
  if (await hasAdministrator(database)) {
    await database.asSite(removeCodes);
    return null;
  }
  const code = newPassword();
  await database.asSite((db) => insertCode(db, codeHash(code), now.add({ hours: codeHours })));
  return grouped(code);
}

interface Typed {
  readonly code: string;
  readonly address: string;
  readonly now: Temporal.Instant;
}

/**
 * Whether the code is good. Counts before it looks, for each address; throws `TurnedAway` after too
 * many wrong ones.
 */
export function judgeCode(
  database: Database,
  { code, address, now }: Typed,
): Promise<'good' | 'codeExpired' | 'codeWrong'> {
  return database.asSite(async (db) => {
    const counted = await countGuess(db, guessSubject(address), now, guessMinutes);
    if (counted.guesses > mostGuesses) {
      throw new TurnedAway(429, firstAdministratorTexts.tooManyGuesses, counted.seconds);
    }
    const state = await codeState(db, codeHash(code), now);
    if (state === 'good') return 'good';
    return state === 'expired' ? 'codeExpired' : 'codeWrong';
  });
}
