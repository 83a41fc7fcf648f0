import { useState } from 'react';

import { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { territoryRemovalActors } from './territory.actors.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import { removalView } from './territory.view.ts';
import { TerritoryChoice } from './TerritoryChoice.tsx';
import { useTerritories } from './useTerritories.ts';

/** Removes a territory with its history (spec 2 §2 t-remove). */
export function TerritoryRemoveScreen() {
  const { show } = useNotice();
  const { view, options, reload } = useTerritories();
  const [picked, setPicked] = useState('');
  const [snapshot, send, actor] = useFlow(territoryRemovalMachine, territoryRemovalActors);
  const removal = removalView(snapshot, options, picked);

  useEmitted(actor, 'changed', ({ notice }) => {
    setPicked('');
    if (notice !== null) show(notice);
    reload();
  });

  return (
    <Screen title={withProduct(texts.removeTitle)} help="corriger">
      <QueryStates view={view} onRetry={reload}>
        {() => (
          <TerritoryChoice
            options={options}
            territoryId={removal.territoryId}
            explained={withProduct(texts.removeHint)}
            problem={removal.problem}
            onChoose={setPicked}
            onSubmit={() => send({ type: 'ask', subject: { territoryId: removal.territoryId } })}
            action={
              <Button
                kind="danger"
                type="submit"
                disabled={!removal.canAsk}
                busy={removal.removing}
              >
                {texts.remove}
              </Button>
            }
          />
        )}
      </QueryStates>
      <Confirm question={removal.question} about={removal.about} danger onAnswer={send} />
    </Screen>
  );
}
