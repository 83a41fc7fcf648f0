import { done } from '../http/answer.ts';
import { noForm, type Calls } from '../http/calls.ts';
import { publishers } from './users.queries.ts';

export function usersCalls(calls: Calls): void {
  /** REST-30, B-85. */
  calls.signedIn('GET /user/list/entire', noForm, async ({ db }) => {
    const users = await publishers(db);
    return done({ users, number_of_users: users.length });
  });
}
