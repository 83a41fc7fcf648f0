import { useParams } from 'react-router-dom';

import { oneTapMachine } from '#machines/one-tap/one-tap.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useFlow } from '../parts/flow/useFlow.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { oneTapActors } from './one-tap.actors.ts';
import { oneTapTexts } from './one-tap.texts.ts';
import { oneTapView } from './one-tap.view.ts';
import classes from './OneTapScreen.module.css';

/** /lien/:token, the link of a reminder: open to anyone who has it, and acts only when its button is pressed. */
export function OneTapScreen() {
  const { token = '' } = useParams();
  return <OneTap key={token} token={token} />;
}

function OneTap({ token }: { readonly token: string }) {
  const [snapshot, send] = useFlow(oneTapMachine, oneTapActors, { input: { token } });
  const view = oneTapView(snapshot);

  return (
    <PublicScreen title={view.title} narrow>
      <div className={classes.page}>
        {view.reading && <Loading lines={3} />}
        {view.about !== null && (
          <p className={classes.about}>
            <strong>{view.about}</strong>
            {view.asked?.due}
          </p>
        )}
        {view.asked && <p>{view.asked.what}</p>}
        {view.problem && <Alert severity={view.problem.severity}>{view.problem.message}</Alert>}
        {view.asked && (
          <Button
            kind="primary"
            disabled={!view.canTap}
            busy={view.doing}
            onClick={() => send({ type: 'tap' })}
          >
            {view.asked.button}
          </Button>
        )}
        {view.canRetry && (
          <Button kind="primary" onClick={() => send({ type: 'retry' })}>
            {oneTapTexts.retry}
          </Button>
        )}
        {view.done !== null && (
          <>
            <Alert severity="success">{view.done}</Alert>
            <p>{oneTapTexts.close}</p>
          </>
        )}
        {view.dead !== null && <Alert severity="info">{view.dead}</Alert>}
        {(view.done ?? view.dead) !== null && (
          <p className={classes.way}>
            <a href="/">{withProduct(oneTapTexts.mine)}</a>
          </p>
        )}
      </div>
    </PublicScreen>
  );
}
