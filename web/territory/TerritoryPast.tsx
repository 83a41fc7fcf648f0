import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { CreationChoices } from '#machines/territory/territory-creation.rules.ts';
import { territoryPastMachine } from '#machines/territory/territory-past.machine.ts';
import type { PastEntries } from '#machines/territory/territory-past.rules.ts';

import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { LeavingGuard } from '../leaving/LeavingGuard.tsx';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useNotice } from '../notice/notice.ts';
import { withProduct } from '../texts/product.ts';
import classes from './Creation.module.css';
import { PastForm } from './PastForm.tsx';
import { PastTable } from './PastTable.tsx';
import { territoryPastActors } from './territory-creation.actors.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import { territoryPastView } from './territory-past.view.ts';

interface Props {
  readonly territoryId: string;
  readonly numberName: string;
  readonly choices: CreationChoices;
}

/** The day of the device, for a server that does not say its own. */
const deviceDay = () => new Date().toLocaleDateString('sv');

/** TADD-11 … TADD-20: the second step. */
export function TerritoryPast({ territoryId, numberName, choices }: Props) {
  const { users } = choices.publishers;
  const { activities } = choices;
  const { show } = useNotice();
  const navigate = useNavigate();
  const [snapshot, send, actor] = useMachine(useActors(territoryPastMachine, territoryPastActors), {
    input: { territoryId, today: deviceDay() },
    ...inspection,
  });
  const [changes, setChanges] = useState<Partial<PastEntries>>({});
  const view = territoryPastView(snapshot, changes, activities);
  const title = withProduct(texts.past(numberName));
  const heading = useRef<HTMLHeadingElement>(null);
  const [addedSome, setAddedSome] = useState(false);
  // Where there is a keyboard: on a phone it would cover what was just added.
  const finePointer = useMediaQuery('(pointer: fine)');
  const retry = () => send({ type: 'retry' });

  useEffect(() => heading.current?.focus(), []);
  useNext(snapshot, { territory_id: territoryId });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    setChanges({});
    setAddedSome(true);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));

  return (
    <section className={classes['past']}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes['hint']}>{withProduct(texts.pastHint)}</p>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
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
          onAdd={() => send({ type: 'add', ...view.sent })}
          onFinish={() => {
            // What is half typed is asked about as on any other way out.
            if (view.unsaved) void navigate(`/t-view/${territoryId}`);
            else send({ type: 'finish' });
          }}
        />
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </section>
  );
}
