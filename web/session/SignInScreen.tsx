import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { signInMachine } from '#machines/session/sign-in.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { forgetUnanswered } from '../parts/connection/connection.ts';
import { arrivalIn } from '../parts/flow/arrival.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { usePart } from '../parts/screen/part.ts';
import { receiveSession } from '../domain/device/receive-session.ts';
import { wayToStart } from '../domain/device/start-screen.ts';
import { PocketLink } from '../domain/pocket/PocketLink.tsx';
import { PasskeyWay } from '../passkeys/PasskeyWay.tsx';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { keepIdentity, readIdentity } from './kept-identity.ts';
import { LostPassword } from './LostPassword.tsx';
import { secondFactorStep } from './second-factor-part.ts';
import { signInActors } from './session.actors.ts';
import { signInTexts } from './session.texts.ts';
import { type SignInFields, SignInForm } from './SignInForm.tsx';
import { signInView } from './sign-in.view.ts';

/** Sign-in, which leads back to the address one came from, and says why a session has ended (spec 1 §2 /login; OWN-19). */
export function SignInScreen() {
  const { unreachable, why: ended, ...back } = arrivalIn(useLocation().state);
  const { from, whose } = back.from === null ? wayToStart() : back;
  const [snapshot, send, actor] = useFlow(signInMachine, signInActors, {
    input: { unreachable, ended, from, whose },
    parameters: { '*': from?.slice(1) ?? '' },
  });
  const [kept] = useState(readIdentity);
  const form = useForm<SignInFields>({
    mode: 'all',
    defaultValues: { login: '', congregationId: '', ...kept, password: '', keep: kept !== null },
  });
  const { keep, ...entered } = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { siteIsEmpty, codeAsked, ...view } = signInView(snapshot, entered);
  const step = usePart(secondFactorStep, codeAsked, () => send({ type: 'code.left' }));
  useEmitted(actor, 'signedIn', (signedIn) => {
    receiveSession(signedIn);
    keepIdentity(keep ? { login: entered.login, congregationId: entered.congregationId } : null);
  });
  const { closeAll } = useNotice();
  useEffect(() => {
    forgetUnanswered();
    // They tell of what the reader before has done; a new password is told of here.
    if (ended !== 'passwordChanged') closeAll();
  }, [ended, closeAll]);
  const { setFocus } = form;
  useEffect(() => setFocus(kept === null ? 'login' : 'password'), [kept, setFocus]);

  return (
    <PublicScreen title={signInTexts.title} narrow>
      {ended === 'session' && <Alert severity="info">{signInTexts.sessionEnded}</Alert>}
      {ended === 'passwordChanged' && (
        <Alert severity="success">{signInTexts.passwordChanged}</Alert>
      )}
      {siteIsEmpty && <Alert severity="info">{signInTexts.noCongregation}</Alert>}
      {step && codeAsked ? (
        <secondFactorStep.Shown snapshot={snapshot} send={send} />
      ) : (
        <>
          <SignInForm
            {...view}
            form={form}
            onChange={() => send({ type: 'field.changed' })}
            onSubmit={({ keep: _, ...credentials }) => send({ type: 'submit', ...credentials })}
            onCongregationsWanted={() => send({ type: 'congregations.wanted' })}
          />
          <LostPassword congregations={view.congregations} />
          <PasskeyWay
            back={{ from, whose }}
            congregationId={entered.congregationId}
            onSignedIn={receiveSession}
          />
        </>
      )}
      <PocketLink />
    </PublicScreen>
  );
}
