import type { SnapshotFrom } from 'xstate';

import type { passkeySignInMachine } from '#machines/passkeys/passkey-sign-in.machine.ts';

import { problemView, type ShownProblem } from '../parts/failure/problem.view.ts';
import { signInTroubles } from './passkey-sign-in.texts.ts';

/** The button and what is said of its use; nothing where the backend has no passkeys. */
export function passkeySignInView(snapshot: SnapshotFrom<typeof passkeySignInMachine>) {
  const { options, trouble, problem } = snapshot.context;
  const said: ShownProblem | null =
    trouble === null
      ? problemView(problem)
      : { severity: 'info', message: signInTroubles[trouble] };
  return {
    offered: options !== '' && !snapshot.matches('absent'),
    canChoose: snapshot.can({ type: 'choose' }),
    busy:
      snapshot.matches('preparing') ||
      snapshot.matches('choosing') ||
      snapshot.matches('signingIn'),
    problem: said,
  };
}
