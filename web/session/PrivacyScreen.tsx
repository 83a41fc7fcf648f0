import { privacyMachine } from '#machines/session/privacy.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { ServerHtml } from '../parts/html/ServerHtml.tsx';
import { beginPasskeyOffer } from '../passkeys/passkey-offer.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { readToken } from '../parts/storage/session-storage.ts';
import { texts } from '../parts/texts/texts.ts';
import { privacyView } from './privacy.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './SessionForm.module.css';
import { privacyActors } from './session.actors.ts';
import { privacyTexts } from './session.texts.ts';

/** Privacy rules to accept or refuse after sign-in (spec 1 §2 /u-rgpd-privacy). */
export function PrivacyScreen() {
  const [snapshot, send, actor] = useFlow(privacyMachine, privacyActors, {
    input: { token: readToken() },
  });
  const view = privacyView(snapshot);
  useEmitted(actor, 'accepted', beginPasskeyOffer);

  return (
    <PublicScreen title={texts.privacyTitle}>
      {view.loading && <Loading lines={8} />}
      {view.withoutSession && <Alert severity="info">{privacyTexts.withoutSession}</Alert>}
      {view.html !== null && <ServerHtml html={view.html} />}
      {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
      {view.failed && (
        <p className={classes.explanation}>
          {privacyTexts.stalled}{' '}
          <Button kind="link" onClick={() => send({ type: 'retry' })}>
            {privacyTexts.retry}
          </Button>
        </p>
      )}
      <div className={`${blocks.buttons} ${classes.decision}`}>
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
