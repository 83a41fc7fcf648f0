import { useState } from 'react';

import { territoryCreationMachine } from '#machines/territory/territory-creation.machine.ts';
import type { CreationEntries } from '#machines/territory/territory-creation.rules.ts';

import { fewestUsersToAddTerritory } from '#schema/limits.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { ButtonLink } from '../parts/button/ButtonLink.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { ImportLink } from '../parts/links/ImportLink.tsx';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { Steps } from '../parts/steps/Steps.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { deviceDay } from '../parts/fields/date.view.ts';
import { CreationForm } from './CreationForm.tsx';
import { territoryCreationActors } from './territory-creation.actors.ts';
import { territoryCreationTexts as texts } from './territory-creation.texts.ts';
import { territoryCreationView } from './territory-creation.view.ts';
import { TerritoryPast } from './TerritoryPast.tsx';
import { useTerritories } from './useTerritories.ts';

/** A new territory, then its past (spec 2 §2 t-add). */
export function TerritoryCreationScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(territoryCreationMachine, territoryCreationActors, {
    input: { today: deviceDay() },
    parameters: ({ territoryId }) => ({ territory_id: territoryId }),
  });
  const { past } = snapshot.children;
  const territories = useTerritories();
  const [changes, setChanges] = useState<Partial<CreationEntries>>({});
  const listed = territories.view.state === 'shown' ? territories.options : null;
  const view = territoryCreationView(snapshot, changes, listed);
  const { entered } = view;
  const retry = () => send({ type: 'retry' });

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));

  return (
    <Screen title={withProduct(texts.title)} help="ajouter" action={<ImportLink />}>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
      )}
      {view.blocked && (
        <>
          <Alert severity="info">{withProduct(texts.tooFewUsers)}</Alert>
          <p>{texts.missingUsers(view.missing, fewestUsersToAddTerritory)}</p>
          <p>
            <ButtonLink to="/u-add">{texts.addUser}</ButtonLink>
          </p>
        </>
      )}
      {view.choices !== null && !view.blocked && (
        <Steps names={texts.steps.map(withProduct)} step={view.step} />
      )}
      {entered !== null && (
        <CreationForm
          view={view}
          entered={entered}
          onEnter={(more) => setChanges((before) => ({ ...before, ...more }))}
          onCreate={(toDraw) => send({ type: 'create', toDraw, ...entered })}
        />
      )}
      {past && view.choices !== null && view.created !== null && (
        <TerritoryPast
          actor={past}
          numberName={view.created}
          choices={view.choices}
          onAnother={() => {
            setChanges({});
            send({ type: 'another' });
          }}
        />
      )}
      <LeavingGuard unsaved={view.unsaved} />
    </Screen>
  );
}
