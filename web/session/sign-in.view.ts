import type { SnapshotFrom } from 'xstate';

import type { Credentials } from '#machines/session/session.rules.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';

import { problemView } from '../parts/failure/problem.view.ts';

export function signInView(snapshot: SnapshotFrom<typeof signInMachine>, entered: Credentials) {
  const congregations = snapshot.context.congregations ?? [];
  // Until the next screen is there, too.
  const codeAsked = snapshot.context.second !== null;
  // A kept congregation may have been removed since.
  const known = congregations.some(({ id }) => id === entered.congregationId);
  return {
    congregations,
    congregationsMissing: snapshot.can({ type: 'congregations.wanted' }),
    siteIsEmpty: snapshot.context.congregations?.length === 0,
    canSubmit: known && snapshot.can({ type: 'submit', ...entered }),
    // Or the field of the code is on its way.
    submitting: snapshot.matches('submitting') || codeAsked,
    codeAsked,
    problem: problemView(snapshot.context.problem),
  };
}
