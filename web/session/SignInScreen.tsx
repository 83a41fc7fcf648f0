import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';

import { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { MutationSignInArgs } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { arrivalIn } from '../parts/flow/arrival.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { storeToken } from '../parts/storage/session-storage.ts';
import { LostPassword } from './LostPassword.tsx';
import { signInActors } from './session.actors.ts';
import { signInTexts } from './session.texts.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInView } from './sign-in.view.ts';

/** Sign-in, which leads back to the address one came from, and says that a session has ended (spec 1 §2 /login; OWN-19). */
export function SignInScreen() {
  const { unreachable, sessionEnded, from } = arrivalIn(useLocation().state);
  const [snapshot, send, actor] = useFlow(signInMachine, signInActors, {
    input: { unreachable, from },
    parameters: { '*': from?.slice(1) ?? '' },
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

  return (
    <PublicScreen title={signInTexts.title} narrow>
      {sessionEnded && <Alert severity="info">{signInTexts.sessionEnded}</Alert>}
      {view.empty && (
        <Alert severity="info">
          {signInTexts.empty} <Link to="/premier-administrateur">{signInTexts.first}</Link>
        </Alert>
      )}
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
