import type { SnapshotFrom } from 'xstate';

import type { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import type { MutationAddFirstAdministratorArgs } from '#schema/generated.ts';

import { problemView } from '../parts/failure/problem.view.ts';

/** What the screen shows and allows in a state of its machine. */
export function firstAdministratorView(
  snapshot: SnapshotFrom<typeof firstAdministratorMachine>,
  entered: MutationAddFirstAdministratorArgs,
) {
  return {
    looking: snapshot.matches('looking'),
    unknown: snapshot.matches('unknown'),
    asking: snapshot.matches('editing') || snapshot.matches('making'),
    canSubmit: snapshot.can({ type: 'submit', ...entered }),
    making: snapshot.matches('making'),
    problem: problemView(snapshot.context.problem),
  };
}
