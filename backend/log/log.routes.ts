import type { Clock } from '../clock/clock.ts';
import { done } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { eventLogs } from './log.queries.ts';

interface Ports {
  readonly clock: Clock;
}

export function logCalls(calls: Calls, { clock }: Ports): void {
  /** REST-67, B-81. */
  calls.signedIn('GET /service/logs', noForm, async ({ db, now }) =>
    done({ logs: await eventLogs(db, clock.local(now).timeZoneId) }),
  );
}
