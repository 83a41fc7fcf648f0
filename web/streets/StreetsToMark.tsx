import type { ReactNode } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { streetTicksTexts } from '../domain/streets/street-ticks.texts.ts';
import { StreetTicks } from '../domain/streets/StreetTicks.tsx';
import { streetsTexts as texts } from './streets.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './StreetList.module.css';
import type { StreetsToTick } from './useStreetsToMark.ts';

interface Props {
  readonly toTick: StreetsToTick;
  readonly canMark: boolean;
  readonly canRestart: boolean;
  /** Before the list. */
  readonly children?: ReactNode;
}

/** Streets to tick, with what is to be said of those that are not sent or were refused. */
export function StreetsToMark({ toTick, canMark, canRestart, children }: Props) {
  const { view, send, map, kept } = toTick;
  return (
    <section className={classes.block} aria-labelledby="streets">
      <h2 id="streets">{texts.title}</h2>
      {children}
      <StreetTicks
        view={view.ticks}
        onMark={
          canMark ? (mark) => send({ type: 'mark', mark: { ...mark, at: Date.now() } }) : null
        }
        undo={view.undo}
        onUndo={() => send({ type: 'undo', at: Date.now() })}
        map={map}
      >
        <ProblemInSight problem={view.problem} />
        {view.waits && (
          <>
            <Alert severity="warning">{kept ? texts.waitingHere : texts.waiting}</Alert>
            <div className={classes.tools}>
              <Button onClick={() => send({ type: 'retry' })}>{texts.sendNow}</Button>
            </div>
          </>
        )}
      </StreetTicks>
      {canRestart && view.canRestart && (
        <div className={classes.tools}>
          <Button onClick={() => send({ type: 'restart' })}>{texts.restart}</Button>
        </div>
      )}
      <p className={blocks.hint}>{streetTicksTexts.privacy}</p>
      <LeavingGuard unsaved={view.unsent && !kept} />
      <Confirm question={view.question} onAnswer={send} />
    </section>
  );
}
