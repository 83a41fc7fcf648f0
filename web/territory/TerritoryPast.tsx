import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';

import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';
import type { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import type { PastEntries } from '#machines/territory/territory-past.rules.ts';

import { useChanged } from '../parts/changes/useChanged.ts';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useNext } from '../parts/flow/useNext.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useMediaQuery } from '../parts/media/useMediaQuery.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Creation.module.css';
import { PastForm } from './PastForm.tsx';
import { PastTable } from './PastTable.tsx';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import { territoryPastView } from './territory-past.view.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof territoryPastMachine>;
  readonly numberName: string;
  readonly choices: CreationChoices;
  readonly onAnother: () => void;
}

/** The second step of t-add: the past assignments of the new territory (TADD-11 … TADD-20). */
export function TerritoryPast({ actor, numberName, choices, onAnother }: Props) {
  const { users } = choices.publishers;
  const { activities } = choices;
  const { show } = useNotice();
  const navigate = useNavigate();
  const snapshot = useSelector(actor, (past) => past);
  const { territoryId } = snapshot.context;
  const [changes, setChanges] = useState<Partial<PastEntries>>({});
  const view = territoryPastView(snapshot, changes, activities);
  const title = withProduct(texts.past(numberName));
  const heading = useRef<HTMLHeadingElement>(null);
  const [addedSome, setAddedSome] = useState(false);
  // On a phone the keyboard would cover the row that was just added.
  const finePointer = useMediaQuery('(pointer: fine)');
  const retry = () => actor.send({ type: 'retry' });

  useEffect(() => heading.current?.focus(), []);
  useNext(snapshot, { territory_id: territoryId });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    setChanges({});
    setAddedSome(true);
  });
  useChanged(() => actor.send({ type: 'changed.elsewhere' }));

  return (
    <section className={classes.past}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={blocks.quiet}>{withProduct(texts.pastHint)}</p>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && <ErrorCard failure={view.failure} onRetry={retry} />}
      {view.rows !== null && <PastTable caption={title} rows={view.rows} />}
      {!view.loading && (
        <PastForm
          key={view.outputNumber}
          view={view}
          users={users}
          activities={activities}
          focused={addedSome && finePointer}
          onEnter={(more) => setChanges((before) => ({ ...before, ...more }))}
          onAdd={() => actor.send({ type: 'add', ...view.sent })}
          onAnother={onAnother}
          onFinish={() => {
            // Navigating lets the leaving guard ask about the unsaved entries.
            if (view.unsaved) void navigate(`/t-view/${territoryId}`);
            else actor.send({ type: 'finish' });
          }}
        />
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </section>
  );
}
