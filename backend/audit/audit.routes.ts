import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import type { Database } from '../parts/db/database.ts';
import { onTheSite } from '../parts/db/elsewhere.ts';
import { logEvent } from '../parts/event-log/event-log.queries.ts';
import { refuse } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { day, flag } from '../parts/http/fields.ts';
import { roles } from '../parts/permissions/permissions.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import { everyCongregation } from './audit.queries.ts';
import { periodOf } from './audit.rules.ts';
import { auditEvents, auditTexts } from './audit.texts.ts';

interface Ports {
  readonly database: Database;
  readonly clock: Clock;
}

const auditForm = z.object({ from: day, to: day, every_congregation: flag });

/** The acts of those in charge, to take along: of one's congregation, or for its administrator of the site (OWN-385). */
export function auditCalls(calls: Calls, ports: Ports): void {
  calls.signedInSheet('POST /audit/file', auditForm, async ({ db, session, form, now }) => {
    const period = periodOf(form.from, form.to);
    if (typeof period === 'string') return refuse(auditTexts[period]);
    const every = form.every_congregation;
    if (every && session.role !== roles.siteAdministrator) return refuse(auditTexts.notTheSite);
    const known = await onTheSite(db, () => everyCongregation(db));
    const congregations = every ? known : known.filter(({ id }) => id === session.congregation);
    const { from, to } = period;
    await logEvent(db, session, {
      numberName: null,
      action: auditEvents[every ? 'askedOfAll' : 'asked']
        .replace('{from}', humanDay(from))
        .replace('{to}', humanDay(to)),
    });
    return {
      success: true,
      filename: auditTexts.filename(from.toString(), to.toString()),
      mime: 'text/csv',
      make: async () => {
        const { auditFile } = await import('./audit-file.ts');
        const wanted = { session, period, congregations, now };
        return Readable.from(auditFile(ports, wanted), { objectMode: false });
      },
    };
  });
}
