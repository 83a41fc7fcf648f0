import { returnWhatIsDue } from '../domain/assignment/automatic-return.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import { sealPastDays } from '../parts/event-log/log-seals.queries.ts';
import { noteDemands } from '../parts/sessions/factor-demand.queries.ts';
import { forgetOldSessions } from '../parts/sessions/sessions.queries.ts';
import { forgetOldAnswers } from '../parts/http/idempotency.ts';
import { forgetOldUndos } from '../domain/undo/undo.queries.ts';
import { forgetOldTraces } from '../privacy/forget-old-traces.ts';
import { forgetDeadLinks } from '../one-tap/links.queries.ts';
import { deadLinkDays } from '../one-tap/one-tap.rules.ts';
import { forgetEndedCards } from '../pairing/pairing.queries.ts';
import { forgetDeadPermissions } from '../pocket/pocket.queries.ts';
import { deadPermissionDays } from '../pocket/pocket.rules.ts';
import { forgetOldReminders } from '../reminders/reminders.queries.ts';
import { forgetEndedShares } from '../streets/shares.queries.ts';
import { blurMarks } from '../domain/streets/streets.queries.ts';

/**
 * Daily work for the congregation of `db`: automatic returns (B-13), deletion of expired
 * data, and who has come under the demand of a second factor (OWN-399).
 * Idempotent.
 */
export async function tidyCongregation(
  db: Db,
  clock: Clock,
  { secondFactorDemanded: bySite = false }: Partial<Pick<Config, 'secondFactorDemanded'>> = {},
): Promise<void> {
  await returnWhatIsDue(db, clock.today());
  await forgetOldAnswers(db, clock.now());
  await forgetOldUndos(db, clock.now());
  await forgetOldSessions(db, clock.now());
  await forgetDeadLinks(db, clock.now().subtract({ hours: 24 * deadLinkDays }));
  await forgetDeadPermissions(db, clock.now().subtract({ hours: 24 * deadPermissionDays }));
  await forgetEndedShares(db, clock.now());
  await forgetEndedCards(db, clock.now());
  await blurMarks(db, clock.now());
  await forgetOldReminders(db, clock.today());
  await forgetOldTraces(db, clock);
  await noteDemands(db, { bySite, now: clock.now() });
  await sealPastDays(db);
}
