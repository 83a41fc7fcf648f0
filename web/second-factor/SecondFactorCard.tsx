import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { useAnchored } from '../parts/scroll/useAnchored.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { FirstCodeDialog } from './FirstCodeDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { secondFactorActors } from './second-factor.actors.ts';
import { secondFactorPlace } from './second-factor-place.ts';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { secondFactorView } from './second-factor.view.ts';
import classes from './SecondFactorCard.module.css';

interface Props {
  readonly login: string;
  readonly onChanged?: () => void;
}

/** The reader's second factor: set up, renewed and ended (OWN-391); says until when one is demanded (OWN-401). */
export function SecondFactorCard({ login, onChanged }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(secondFactorMachine, secondFactorActors);
  const view = secondFactorView(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged?.();
  });
  const place = useAnchored(secondFactorPlace, view.shown);
  if (!view.shown) return null;
  return (
    <section
      ref={place}
      className={`${blocks.panel} ${blocks.column} ${classes.card}`}
      aria-labelledby={secondFactorPlace}
    >
      <h2 id={secondFactorPlace}>{texts.title}</h2>
      <p className={`${blocks.hint} ${classes.about}`}>{texts.about}</p>
      {view.standing !== null && <p>{view.standing}</p>}
      {view.demanded !== null && <p className={classes.demanded}>{view.demanded}</p>}
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      {view.stalled && <Stalled onRetry={() => send({ type: 'retry' })} />}
      <div className={classes.actions}>
        {view.there ? (
          <>
            <Button kind="remove" disabled={!view.canChange} onClick={() => send({ type: 'end' })}>
              {texts.end}
            </Button>
            <Button disabled={!view.canChange} onClick={() => send({ type: 'renew' })}>
              {texts.renew}
            </Button>
          </>
        ) : (
          <Button
            disabled={!view.canBegin}
            busy={view.beginning}
            onClick={() => send({ type: 'begin' })}
          >
            {texts.begin}
          </Button>
        )}
      </div>
      <ProofDialog snapshot={snapshot} login={login} send={send} />
      <FirstCodeDialog snapshot={snapshot} send={send} />
      <RecoveryCodesDialog snapshot={snapshot} login={login} send={send} />
      <Confirm question={view.question} danger onAnswer={send} />
    </section>
  );
}
