import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import { done } from '../parts/http/answer.ts';
import type { Calls } from '../parts/http/calls.ts';
import { idOrNone } from '../parts/http/fields.ts';
import { eventLogs } from './log.queries.ts';

interface Ports {
  readonly clock: Clock;
}

const part = z.object({ newest: idOrNone });

export function logCalls(calls: Calls, { clock }: Ports): void {
  /**
   * Lists the event log (REST-67, B-81). Beyond the contract, `newest` limits the lines and adds
   * their total number.
   */
  calls.signedIn('GET /service/logs', part, async ({ db, form, now }) => {
    const newest = form.newest === 0 ? null : form.newest;
    const { logs, total } = await eventLogs(db, clock.local(now).timeZoneId, newest);
    return done(newest === null ? { logs } : { logs, total });
  });
}
