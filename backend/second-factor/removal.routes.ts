import { z } from 'zod';
import { userById, userToChange } from '../domain/people/users.queries.ts';
import { callerOf } from '../domain/people/users.rules.ts';
import type { Clock } from '../parts/clock/clock.ts';
import type { Config } from '../parts/config/config.ts';
import { authorOf, logEvents } from '../parts/event-log/event-log.queries.ts';
import { done, doneWithNotice, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { id, readId } from '../parts/http/fields.ts';
import { endSessionsOf } from '../parts/sessions/sessions.queries.ts';
import { noteRemoval } from './demand.queries.ts';
import { endFactor, secondFactorOf } from './second-factor.queries.ts';
import { removalRefusal } from './second-factor.rules.ts';
import { secondFactorEvents, secondFactorTexts as texts } from './second-factor.texts.ts';
import { tellOfFactor } from './tell-of-factor.ts';

interface Ports {
  readonly clock: Clock;
  readonly config: Pick<Config, 'product'>;
}

const userForm = z.object({ user_id: id });

/** Beyond the contract: a lost factor is ended by somebody else (OWN-395). */
export function secondFactorRemovalCalls(calls: Calls, { clock, config }: Ports): void {
  calls.signedIn('GET /secondfactor/person/{user_id}', noForm, async (call) => {
    const { db, session, now, path } = call;
    const user = await userById(db, readId(path['user_id']));
    const refusal = removalRefusal(callerOf(session), user);
    if (refusal || !user) return refuse(texts[refusal ?? 'unknownUser']);
    const factor = await secondFactorOf(db, user.id, clock.local(now).timeZoneId);
    return done({ since: factor?.since ?? null });
  });

  calls.signedIn('POST /secondfactor/remove', userForm, async ({ db, session, form, now }) => {
    const user = await userToChange(db, form.user_id);
    const refusal = removalRefusal(callerOf(session), user);
    if (refusal || !user) return refuse(texts[refusal ?? 'unknownUser']);
    if (!(await endFactor(db, user.id))) return refuse(texts.noneOfPerson);
    await endSessionsOf(db, user.id);
    await noteRemoval(db, user.id, now);
    const action = secondFactorEvents.removed.replace('{login}', () => user.login);
    const aboutUser = user.id;
    await logEvents(db, authorOf(session), [{ numberName: null, action, aboutUser, danger: true }]);
    const person = { home: session.congregation, id: user.id, email: user.email };
    await tellOfFactor(db, person, { what: 'removed' }, config.product);
    return doneWithNotice(texts.removed);
  });
}
