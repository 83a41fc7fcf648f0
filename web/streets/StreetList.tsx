import { useEffect, useMemo } from 'react';
import { useQuery } from 'urql';

import { streetsMachine } from '#machines/streets/streets.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useRetries } from '../parts/connection/useRetries.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { streetTicksTexts } from '../parts/streets/street-ticks.texts.ts';
import { StreetTicks } from '../parts/streets/StreetTicks.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { streetsActors } from './streets.actors.ts';
import { territoryStreetsQuery } from './streets.operations.ts';
import { streetsTexts as texts } from './streets.texts.ts';
import { type Streets, streetsView } from './streets.view.ts';
import classes from './StreetList.module.css';

/** The streets of a territory that one has, each ticked with one tap (OWN-124). */
export function StreetList({ territoryId }: { readonly territoryId: string }) {
  const [{ data, fetching, error }, load] = useQuery({
    query: territoryStreetsQuery,
    variables: { territoryId },
    requestPolicy: 'cache-and-network',
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const view = queryView({ fetching, shown: data?.territoryStreets, error });
  return (
    <QueryStates view={view} onRetry={reload}>
      {(read) => <List territoryId={territoryId} read={read} onChanged={reload} />}
    </QueryStates>
  );
}

interface Props {
  readonly territoryId: string;
  readonly read: Streets;
  readonly onChanged: () => void;
}

function List({ territoryId, read, onChanged }: Props) {
  const { show } = useNotice();
  const actors = useMemo(() => streetsActors(territoryId), [territoryId]);
  const [snapshot, send, actor] = useFlow(streetsMachine, actors, {
    input: { streets: read.streets },
  });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  useEffect(() => send({ type: 'list.read', streets: read.streets }), [read.streets, send]);
  useRetries(() => send({ type: 'retry' }));
  const view = streetsView(snapshot, read);
  if (view.ticks.rows.length === 0) return read.canMark ? <p>{withProduct(texts.none)}</p> : null;
  return (
    <section className={classes.block} aria-labelledby="streets">
      <h2 id="streets">{texts.title}</h2>
      <StreetTicks
        view={view.ticks}
        onMark={read.canMark ? (mark) => send({ type: 'mark', mark }) : null}
        undo={view.undo}
        onUndo={() => send({ type: 'undo' })}
      >
        <ProblemInSight problem={view.problem} />
        {view.waits && (
          <>
            <Alert severity="warning">{texts.waiting}</Alert>
            <div className={classes.tools}>
              <Button onClick={() => send({ type: 'retry' })}>{texts.sendNow}</Button>
            </div>
          </>
        )}
      </StreetTicks>
      {view.canRestart && (
        <div className={classes.tools}>
          <Button onClick={() => send({ type: 'restart' })}>{texts.restart}</Button>
        </div>
      )}
      <p className={classes.hint}>{streetTicksTexts.privacy}</p>
      <LeavingGuard unsaved={view.unsent} />
      <Confirm question={view.question} onAnswer={send} />
    </section>
  );
}
