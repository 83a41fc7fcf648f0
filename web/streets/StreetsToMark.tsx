import { type ReactNode, useEffect } from 'react';

import type { MadeTick } from '#machines/parts/streets/streets.rules.ts';
import { streetsMachine } from '#machines/streets/streets.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { forgetUnanswered } from '../parts/connection/connection.ts';
import { useRetries } from '../parts/connection/useRetries.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import type { ActorsOf } from '../parts/graphql/asks.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import type { StreetsRead } from '../parts/streets/street-ticks.view.ts';
import { streetTicksTexts } from '../parts/streets/street-ticks.texts.ts';
import { StreetTicks } from '../parts/streets/StreetTicks.tsx';
import { streetsTexts as texts } from './streets.texts.ts';
import { streetsView } from './streets.view.ts';
import classes from './StreetList.module.css';

export interface TickStore {
  readonly read: () => readonly MadeTick[];
  readonly keep: (ticks: readonly MadeTick[]) => void;
}

interface Props {
  readonly read: StreetsRead;
  /** The same function with each rendering. */
  readonly actors: ActorsOf<typeof streetsMachine>;
  readonly canMark: boolean;
  readonly canRestart: boolean;
  readonly onChanged: () => void;
  /** Where marks wait that have no answer yet; without it they wait on the page. */
  readonly store?: TickStore;
  /** Before the list. */
  readonly children?: ReactNode;
}

/** Streets that are ticked at once and sent one after another (OWN-151). */
export function StreetsToMark({
  read,
  actors,
  canMark,
  canRestart,
  onChanged,
  store,
  children,
}: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(streetsMachine, actors, {
    input: { streets: read.streets, pending: store?.read() ?? [] },
  });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  useEffect(() => send({ type: 'list.read', streets: read.streets }), [read.streets, send]);
  useRetries(() => send({ type: 'retry' }));
  const view = streetsView(snapshot, read);
  const { pending } = snapshot.context;
  useEffect(() => store?.keep(pending), [store, pending]);
  // Waiting marks are sent by themselves: nobody has to do them again.
  useEffect(() => {
    if (view.waits) forgetUnanswered();
  }, [view.waits]);
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
      >
        <ProblemInSight problem={view.problem} />
        {view.waits && (
          <>
            <Alert severity="warning">{store ? texts.waitingHere : texts.waiting}</Alert>
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
      <p className={classes.hint}>{streetTicksTexts.privacy}</p>
      <LeavingGuard unsaved={view.unsent && !store} />
      <Confirm question={view.question} onAnswer={send} />
    </section>
  );
}
