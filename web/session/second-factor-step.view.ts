import type { SnapshotFrom } from 'xstate';

import type { signInMachine } from '#machines/session/sign-in.machine.ts';

import { problemView, type ShownProblem } from '../parts/failure/problem.view.ts';

/** What the field of the code shows and allows (OWN-393). */
export function secondFactorStepView(snapshot: SnapshotFrom<typeof signInMachine>, code: string) {
  const { second, problem } = snapshot.context;
  const said: ShownProblem | null =
    problemView(problem) ??
    (second && { severity: second.severity, message: second.message ?? '' });
  return {
    /** Another one after each answer. */
    asked: second,
    said,
    canGive: snapshot.can({ type: 'code.given', code }),
    canLeave: snapshot.can({ type: 'code.left' }),
    giving: snapshot.matches('submittingCode'),
  };
}
