import type { SnapshotFrom } from 'xstate';

import type { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import type { MutationSendLostPasswordArgs } from '#schema/generated.ts';

import { problemView } from '../parts/failure/problem.view.ts';

export function lostPasswordView(
  snapshot: SnapshotFrom<typeof lostPasswordMachine>,
  entered: MutationSendLostPasswordArgs,
) {
  return {
    open: !snapshot.matches('closed'),
    canSubmit: snapshot.can({ type: 'submit', ...entered }),
    canClose: snapshot.can({ type: 'close' }),
    sending: snapshot.hasTag('busy'),
    problem: problemView(snapshot.context.problem),
  };
}
