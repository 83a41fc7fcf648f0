import { useMachine } from '@xstate/react';
import { useState } from 'react';

import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { territoryRemovalQuestion } from '#machines/territory/territory-removal.confirmation.ts';

import { Button } from '../button/Button.tsx';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { QueryStates } from '../screen/QueryStates.tsx';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { territoryRemovalActors } from './territory.actors.ts';
import { territoryTexts as texts } from './territory.texts.ts';
import { removalView } from './territory.view.ts';
import { TerritoryChoice } from './TerritoryChoice.tsx';
import { useTerritories } from './useTerritories.ts';

/** Spec 2 §2 t-remove: a territory goes, with its history. */
export function TerritoryRemoveScreen() {
  const { show } = useNotice();
  const { view, options, reload } = useTerritories();
  const [sought, setSought] = useState('');
  const [snapshot, send, actor] = useMachine(
    useActors(confirmationMachine, territoryRemovalActors),
    { input: { question: territoryRemovalQuestion }, ...inspection },
  );
  const removal = removalView(snapshot, options, sought);

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    setSought('');
    if (notice !== null) show(notice);
    reload();
  });

  return (
    <Screen title={withProduct(texts.removeTitle)}>
      <QueryStates view={view} onRetry={reload}>
        {() => (
          <TerritoryChoice
            options={options}
            chosen={removal.chosen}
            explained={withProduct(texts.removeHint)}
            problem={removal.problem}
            onChoose={setSought}
            onSubmit={() => send({ type: 'ask', about: removal.chosen })}
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
      <Confirm question={removal.question} onAnswer={send} />
    </Screen>
  );
}
