import { assignmentTexts } from '../assignment/assignment.texts.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { logEvents } from '../event-log/event-log.queries.ts';
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
import { privacyTexts } from './privacy.texts.ts';

/**
 * Each day, in the congregation that `db` sees: names of the history older than its setting allows, old
 * lines of the event log, old imports, mails and attempts to sign in (issue 7). Again and again makes no difference.
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
  const action = privacyTexts.namesForgotten
    .replace('{day}', before.split('-').toReversed().join('/'))
    .replace('{n}', String(n));
  await logEvents(db, { userId: null, login: assignmentTexts.automaticAuthor }, [
    { numberName: null, action },
  ]);
}
