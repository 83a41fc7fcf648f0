import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { done } from '../http/answer.ts';
import type { Calls } from '../http/calls.ts';
import { idOrNone } from '../http/fields.ts';
import { eventLogs } from './log.queries.ts';

interface Ports {
  readonly clock: Clock;
}

const part = z.object({ newest: idOrNone });

export function logCalls(calls: Calls, { clock }: Ports): void {
  /** REST-67, B-81. Beyond the contract `newest` asks for so many lines, and is told how many there are. */
  calls.signedIn('GET /service/logs', part, async ({ db, form, now }) => {
    const newest = form.newest === 0 ? null : form.newest;
    const { logs, total } = await eventLogs(db, clock.local(now).timeZoneId, newest);
    return done(newest === null ? { logs } : { logs, total });
  });
}
