import { useEffect } from 'react';

import { passkeySignInMachine } from '#machines/passkeys/passkey-sign-in.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import type { WayBack } from '../parts/flow/arrival.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { passkeySignInActors } from './passkey-sign-in.actors.ts';
import { passkeySignInTexts as texts } from './passkey-sign-in.texts.ts';
import { passkeySignInView } from './passkey-sign-in.view.ts';
import classes from './PasskeySignIn.module.css';

export interface PasskeySignInProps {
  readonly back: WayBack;
  /** '' where none is chosen. */
  readonly congregationId: string;
  readonly onSignedIn: (it: { readonly token: string; readonly deviceMark: string | null }) => void;
}

/** The sign-in without a password; there once the backend has answered that it has one (OWN-361). */
export function PasskeySignIn({ back, congregationId, onSignedIn }: PasskeySignInProps) {
  const [snapshot, send, actor] = useFlow(passkeySignInMachine, passkeySignInActors, {
    input: back,
    parameters: { '*': back.from?.slice(1) ?? '' },
  });
  useEmitted(actor, 'signedIn', onSignedIn);
  useEffect(
    () => send({ type: 'congregation.chosen', congregationId: congregationId || null }),
    [congregationId, send],
  );
  const view = passkeySignInView(snapshot);
  if (!view.offered) return null;
  return (
    <div className={classes.way}>
      <ProblemInSight problem={view.problem} />
      <Button
        disabled={!view.canChoose}
        busy={view.busy}
        // A field of the form that loses the focus says what it lacks; nothing of it is needed here.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => send({ type: 'choose' })}
      >
        {texts.signIn}
      </Button>
      <p className={blocks.hint}>{texts.hint}</p>
    </div>
  );
}
