import { useQuery } from 'urql';

import { streetsMachine } from '#machines/streets/streets.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { streetsActors } from './streets.actors.ts';
import { territoryStreetsQuery } from './streets.operations.ts';
import { streetsTexts as texts } from './streets.texts.ts';
import { type Streets, streetsView, toggled } from './streets.view.ts';
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

const marks = ['done', 'again'] as const;

function List({ territoryId, read, onChanged }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(streetsMachine, streetsActors, {
    input: { territoryId },
  });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  const view = streetsView(snapshot, read);
  if (view.rows.length === 0) return read.canMark ? <p>{withProduct(texts.none)}</p> : null;
  return (
    <section className={classes.block} aria-labelledby="streets">
      <h2 id="streets">{texts.title}</h2>
      <p role="status">
        <strong>{view.covered}</strong>
      </p>
      <progress className={classes.bar} max={100} value={view.percent} aria-label={view.covered} />
      {view.before !== null && <p>{view.before}</p>}
      <ProblemInSight problem={view.problem} />
      <ul className={classes.list}>
        {view.rows.map(({ name, length, state, busy }) => (
          <li key={name}>
            <div className={classes.what}>
              <strong>{name}</strong>
              <span>{length}</span>
            </div>
            {read.canMark ? (
              <div className={classes.marks}>
                {marks.map((mark) => (
                  <button
                    key={mark}
                    type="button"
                    className={classes.mark}
                    data-mark={mark}
                    aria-pressed={state === mark}
                    aria-label={texts.of(texts[mark], name)}
                    aria-busy={busy || undefined}
                    disabled={!view.canMark}
                    onClick={() =>
                      send({
                        type: 'mark',
                        mark: { street: name, state: toggled(state, mark), before: state },
                      })
                    }
                  >
                    {texts[mark]}
                  </button>
                ))}
              </div>
            ) : (
              state !== 'left' && <strong>{texts[state]}</strong>
            )}
          </li>
        ))}
      </ul>
      {view.undo !== null && (
        <div className={classes.undo}>
          <Button kind="primary" onClick={() => send({ type: 'undo' })}>
            {view.undo}
          </Button>
        </div>
      )}
      {view.canRestart && (
        <div className={classes.tools}>
          <Button onClick={() => send({ type: 'restart' })}>{texts.restart}</Button>
        </div>
      )}
      <p className={classes.hint}>{texts.privacy}</p>
      <Confirm question={view.question} onAnswer={send} />
    </section>
  );
}
