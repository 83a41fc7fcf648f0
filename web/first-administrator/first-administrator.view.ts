import type { SnapshotFrom } from 'xstate';

import type { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import type { FirstAdministratorEntries } from '#machines/first-administrator/first-administrator.rules.ts';

import { problemView } from '../parts/failure/problem.view.ts';

/** The code that an address carries behind its '#', which no server and no log sees. */
export const codeIn = (hash: string): string => hash.replace(/^#/u, '');

export function firstAdministratorView(
  snapshot: SnapshotFrom<typeof firstAdministratorMachine>,
  entered: FirstAdministratorEntries,
) {
  const making =
    snapshot.matches('making') || snapshot.matches('finding') || snapshot.matches('signingIn');
  return {
    looking: snapshot.matches('looking'),
    asking: snapshot.matches('editing') || making,
    closed: snapshot.matches('closed'),
    made: snapshot.matches('made'),
    signedIn: snapshot.matches('signedIn'),
    making,
    canSubmit: snapshot.can({ type: 'submit', ...entered }),
    problem: problemView(snapshot.context.problem),
  };
}
