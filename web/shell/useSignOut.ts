import { useNavigate } from 'react-router-dom';

import { questionIn } from '#machines/parts/flow/meta.ts';
import { signOutMachine } from '#machines/shell/sign-out.machine.ts';

import { arrival } from '../parts/flow/arrival.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { shellTexts } from './shell.texts.ts';
import { signOutActors } from './sign-out.actors.ts';

/** Where signing out leads. */
export const signedOut = arrival(null, 'signedOut');

/** Signing out of a device that keeps territories: what waits is sent first, and told (OWN-211). */
export function useSignOut() {
  const navigate = useNavigate();
  const [snapshot, send, actor] = useFlow(signOutMachine, signOutActors);
  useEmitted(actor, 'left', () => void navigate('/login', { state: signedOut }));
  return {
    question: questionIn(snapshot.getMeta()),
    about: shellTexts.actsWait(snapshot.context.waiting),
    send,
  };
}
