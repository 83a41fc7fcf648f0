import { useMachine } from '@xstate/react';

import { privacyMachine } from '#machines/session/privacy.machine.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useNext } from '../flow/useNext.ts';
import { ServerHtml } from '../html/ServerHtml.tsx';
import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { readToken } from '../storage/session-storage.ts';
import { texts } from '../texts/texts.ts';
import { privacyView } from './privacy.view.ts';
import classes from './SessionForm.module.css';
import { privacyActors } from './session.actors.ts';
import { privacyTexts } from './session.texts.ts';

/** Spec 1 §2 /u-rgpd-privacy. */
export function PrivacyScreen() {
  const [snapshot, send] = useMachine(useActors(privacyMachine, privacyActors), {
    input: { token: readToken() },
    ...inspection,
  });
  const view = privacyView(snapshot);
  useNext(snapshot);

  return (
    <PublicScreen title={texts.privacyTitle}>
      {view.loading && <Loading lines={8} />}
      {view.withoutSession && <Alert severity="info">{privacyTexts.withoutSession}</Alert>}
      {view.html !== null && <ServerHtml html={view.html} />}
      {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
      {view.failed && (
        <p className={classes['explanation']}>
          {privacyTexts.stalled}{' '}
          <Button kind="link" onClick={() => send({ type: 'retry' })}>
            {privacyTexts.retry}
          </Button>
        </p>
      )}
      <div className={classes['buttons']}>
        <Button disabled={!view.canRefuse} onClick={() => send({ type: 'refuse' })}>
          {privacyTexts.refuse}
        </Button>
        <Button
          kind="primary"
          disabled={!view.canAccept}
          busy={view.accepting}
          onClick={() => send({ type: 'accept' })}
        >
          {privacyTexts.accept}
        </Button>
      </div>
    </PublicScreen>
  );
}
