import { useMachine } from '@xstate/react';
import { useState } from 'react';

import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type { CreationEntries } from '#machines/territory/territory-creation.rules.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { ImportLink } from '../import-link/ImportLink.tsx';
import { LeavingGuard } from '../leaving/LeavingGuard.tsx';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { Steps } from '../steps/Steps.tsx';
import { withProduct } from '../texts/product.ts';
import { CreationForm } from './CreationForm.tsx';
import { territoryCreationActors } from './territory-creation.actors.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import { territoryCreationView } from './territory-creation.view.ts';
import { TerritoryPast } from './TerritoryPast.tsx';
import { useTerritories } from './useTerritories.ts';

/** Spec 2 §2 t-add: a new territory, then its past. */
export function TerritoryCreationScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(
    useActors(territoryCreationMachine, territoryCreationActors),
    inspection,
  );
  const territories = useTerritories();
  const [changes, setChanges] = useState<Partial<CreationEntries>>({});
  const listed = territories.view.state === 'shown' ? territories.options : null;
  const view = territoryCreationView(snapshot, changes, listed);
  const { entered } = view;
  const retry = () => send({ type: 'retry' });

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));

  return (
    <Screen title={withProduct(texts.title)} action={<ImportLink />}>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
      {view.failure !== null && <ErrorCard failure={view.failure} onRetry={retry} />}
      {view.blocked && <Alert severity="info">{withProduct(texts.tooFewUsers)}</Alert>}
      {view.choices !== null && <Steps names={texts.steps.map(withProduct)} step={view.step} />}
      {entered !== null && (
        <CreationForm
          view={view}
          entered={entered}
          onEnter={(more) => setChanges((before) => ({ ...before, ...more }))}
          onCreate={() => send({ type: 'create', ...entered })}
        />
      )}
      {view.choices !== null && view.created !== null && (
        <TerritoryPast
          territoryId={snapshot.context.territoryId}
          numberName={view.created}
          choices={view.choices}
        />
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </Screen>
  );
}
