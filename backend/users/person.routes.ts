import { assignmentsOf } from '../domain/assignment/own-assignments.queries.ts';
import { returnWhatIsDueFirst } from '../domain/assignment/automatic-return.ts';
import { dueLimits } from '../domain/assignment/due.rules.ts';
import { roles, userById } from '../domain/people/users.queries.ts';
import { callerOf, reachable } from '../domain/people/users.rules.ts';
import { usersTexts } from '../domain/people/users.texts.ts';
import type { Config } from '../parts/config/config.ts';
import { done, refuse } from '../parts/http/answer.ts';
import { noForm, type Calls } from '../parts/http/calls.ts';
import { readId } from '../parts/http/fields.ts';
import { pastAssignmentsOf } from './person.queries.ts';

interface Ports {
  readonly config: Pick<Config, 'publicUrl'>;
}

export function personCalls(calls: Calls, { config }: Ports): void {
  /** A person with what he has and had (OWN-251); who may read the list of people may read it. */
  calls.signedIn('GET /user/person/{user_id}', noForm, async ({ db, session, today, path }) => {
    await returnWhatIsDueFirst(db, session, today);
    const user = await userById(db, readId(path['user_id']));
    if (!user) return refuse(usersTexts.unknownUser);
    const held = await assignmentsOf(db, {
      userId: user.id,
      mapsAddress: `${config.publicUrl}/map/`,
      ...dueLimits(today),
    });
    const role = (await roles(db)).find(({ id }) => id === user.role_id);
    return done({
      user_id: user.id,
      login: user.login,
      role_description: role?.description ?? '',
      editable: reachable(callerOf(session), user) === null,
      held: held.map(
        ({ restrict_returns: _, map_link: __, type: ___, note: ____, online: _____, ...it }) => it,
      ),
      past: await pastAssignmentsOf(db, user.id),
    });
  });
}
