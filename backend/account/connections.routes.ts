import { z } from 'zod';
import type { Clock } from '../parts/clock/clock.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { text } from '../parts/http/fields.ts';
import { endPasskeysOf } from '../parts/sessions/end-passkeys.queries.ts';
import { endConnection, endSessionsOf, sessionsOf } from '../parts/sessions/sessions.queries.ts';
import { connectionsTexts } from './connections.texts.ts';

const connectionForm = z.object({ connection_id: text });

interface Ports {
  readonly clock: Clock;
}

/** Beyond the contract: the sessions of the caller, each of which can be ended (OWN-87). */
export function connectionsCalls(calls: Calls, { clock }: Ports): void {
  calls.signedIn(
    'GET /user/connection/list',
    noForm,
    async ({ db, session, now }) => {
      const { timeZoneId } = clock.local(now);
      const sessions = await sessionsOf(db, session.userId, now, timeZoneId);
      return done({
        connections: sessions.map((one) => ({ ...one, present: one.id === session.id })),
      });
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /user/connection/end',
    connectionForm,
    async ({ db, session, form }) => {
      const id = z.uuid().safeParse(form.connection_id);
      const ended = id.success && (await endConnection(db, session.userId, id.data));
      return ended ? doneWithNotice(connectionsTexts.ended) : refuse(connectionsTexts.unknown);
    },
    { at: 'home' },
  );

  calls.signedIn(
    'POST /user/connection/endall',
    noForm,
    async ({ db, session }) => {
      await endSessionsOf(db, session.userId);
      await endPasskeysOf(db, session.userId);
      return done();
    },
    { at: 'home' },
  );
}
