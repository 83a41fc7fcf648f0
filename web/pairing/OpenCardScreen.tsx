import { Link, useLocation } from 'react-router-dom';

import { openCardMachine } from '#machines/pairing/open-card.machine.ts';

import { receiveSession } from '../domain/device/receive-session.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { readToken } from '../parts/storage/session-storage.ts';
import { beginPasskeyOffer } from '../passkeys/passkey-offer.ts';
import { openCardActors } from './open-card.actors.ts';
import { openCardTexts as texts } from './open-card.texts.ts';
import { openCardView, tokenIn } from './open-card.view.ts';
import classes from './OpenCardScreen.module.css';

/** /carte#token: a printed card, which opens its person's account when the button is pressed (OWN-371). */
export function OpenCardScreen() {
  const token = tokenIn(useLocation().hash);
  return <OpenCard key={token} token={token} />;
}

function OpenCard({ token }: { readonly token: string }) {
  const [snapshot, send, actor] = useFlow(openCardMachine, openCardActors, {
    input: { token, taken: readToken() !== null },
  });
  const { show } = useNotice();
  useEmitted(actor, 'signedIn', ({ openUntil, ...session }) => {
    receiveSession(session);
    beginPasskeyOffer();
    show({ text: texts.openUntil(openUntil), timeout: 0 });
  });
  const view = openCardView(snapshot);
  return (
    <PublicScreen title={texts.title} narrow>
      <div className={classes.page}>
        {view.dead === null ? (
          <>
            <p>{texts.what}</p>
            {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
            <Button
              kind="primary"
              disabled={!view.canOpen}
              busy={view.opening}
              onClick={() => send({ type: 'open' })}
            >
              {texts.open}
            </Button>
          </>
        ) : (
          <>
            <Alert severity="info">{view.dead}</Alert>
            <p className={classes.way}>
              <Link to="/login">{texts.signIn}</Link>
            </p>
          </>
        )}
      </div>
      <Confirm question={view.question} onAnswer={send} />
    </PublicScreen>
  );
}
