import { eventLogTexts } from '../parts/event-log/event-log.texts.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Db } from '../parts/db/database.ts';
import { logEvents } from '../parts/event-log/event-log.queries.ts';
import {
  forgetEndedAttempts,
  forgetImportChanges,
  forgetImports,
  forgetLines,
  forgetMails,
  forgetNames,
  forgetYears,
} from './forgetting.queries.ts';
import { keptSince, namesKeptSince } from './forgetting.rules.ts';
import { privacyEvents } from './privacy.texts.ts';
import { humanDay } from '../parts/texts/human-day.ts';

/**
 * Daily deletion in the congregation of `db` (OWN-16): names in the history beyond the configured
 * years, old log lines, imports, mails and sign-in attempts. Idempotent.
 */
export async function forgetOldTraces(db: Db, clock: Clock): Promise<void> {
  const today = clock.today();
  const now = clock.now().toString();
  const { logs, mails, undo } = keptSince(today);
  await forgetLines(db, logs);
  await forgetImports(db, logs);
  await forgetImportChanges(db, undo);
  await forgetMails(db, mails, now);
  await forgetEndedAttempts(db, now);
  const years = await forgetYears(db);
  if (years === 0) return;
  const before = namesKeptSince(today, years);
  const n = await forgetNames(db, before);
  if (n === 0) return;
  const action = privacyEvents.namesForgotten
    .replace('{day}', humanDay(before))
    .replace('{n}', String(n));
  await logEvents(db, { userId: null, login: eventLogTexts.automaticAuthor }, [
    { numberName: null, action },
  ]);
}
