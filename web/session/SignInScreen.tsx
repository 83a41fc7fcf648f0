import { useMachine } from '@xstate/react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { MutationSignInArgs } from '#schema/generated.ts';

import { arrivedUnreachable } from '../flow/arrival.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { storeToken } from '../storage/session-storage.ts';
import { LostPassword } from './LostPassword.tsx';
import { signInActors } from './session.actors.ts';
import { signInTexts } from './session.texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInView } from './sign-in.view.ts';

/** Spec 1 §2 /login. */
export function SignInScreen() {
  const unreachable = arrivedUnreachable(useLocation().state);
  const [snapshot, send, actor] = useMachine(useActors(signInMachine, signInActors), {
    input: { unreachable },
    ...inspection,
  });
  const form = useForm<MutationSignInArgs>({
    mode: 'all',
    defaultValues: { login: '', password: '', congregationId: '' },
  });
  const view = signInView(snapshot, {
    ...form.getValues(),
    ...useWatch({ control: form.control }),
  });
  useEmitted(actor, 'signedIn', ({ token }) => storeToken(token));
  useNext(snapshot);

  return (
    <PublicScreen title={signInTexts.title} narrow>
      <SignInForm
        {...view}
        form={form}
        onChange={() => send({ type: 'field.changed' })}
        onSubmit={(entered) => send({ type: 'submit', ...entered })}
        onCongregationsWanted={() => send({ type: 'congregations.wanted' })}
      />
      <LostPassword congregations={view.congregations} />
    </PublicScreen>
  );
}
