import { inGroups } from '#engines/ledger/head.ts';
import { ledgerOf } from '#engines/ledger/ledger.ts';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../parts/clock/clock.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { actIn } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import type { Session } from '../parts/http/open-session.ts';
import { actsOf, type Named } from './audit.queries.ts';
import type { Period } from './audit.rules.ts';
import { auditEvents, auditHeads } from './audit.texts.ts';

interface Ports {
  readonly database: Database;
  readonly clock: Clock;
}

interface Wanted {
  readonly session: Session;
  readonly period: Period;
  readonly congregations: readonly Named[];
  readonly now: Temporal.Instant;
}

/**
 * Streams the acts of a period, congregation by congregation, as a chained CSV from one snapshot
 * (OWN-385); before its last line its head is written into the log, so that the line is in a later file.
 */
export async function* auditFile({ database, clock }: Ports, wanted: Wanted) {
  const { session, period, congregations, now } = wanted;
  const ledger = ledgerOf(auditHeads);
  yield ledger.heads;
  const { timeZoneId } = clock.local(now);
  const all = (db: Db) => linesOf(db, congregations, period, timeZoneId);
  for await (const lines of database.asReader(session.congregation, all)) {
    yield lines.map((fields) => ledger.line(fields)).join('');
  }
  const { line, head } = ledger.end();
  await database.asTenant(session.congregation, (db) =>
    logEvent(db, session, {
      numberName: null,
      action: auditEvents.handedOver.replace('{head}', inGroups(head)),
    }),
  );
  yield line;
}

async function* linesOf(
  db: Db,
  congregations: readonly Named[],
  period: Period,
  timeZone: string,
): AsyncGenerator<readonly (readonly string[])[]> {
  for (const { id, name } of congregations) {
    await actIn(db, id);
    for await (const acts of actsOf(db, period, timeZone)) {
      yield acts.map(({ at, human, login, action }) => [at, human, name, login, action]);
    }
  }
}
