import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { exitMachine } from '#machines/exit/exit.machine.ts';
import type { ExitEntries } from '#machines/exit/exit.rules.ts';

import { useAddressWriter } from '../address/useAddressWriter.ts';
import { useChosenAddress } from '../address/useChosenAddress.ts';
import { useChanged } from '../changes/useChanged.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useMediaQuery } from '../media/useMediaQuery.ts';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { withProduct } from '../texts/product.ts';
import { DeskStates } from './DeskStates.tsx';
import { exitActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { exitView, firstEntries, sentEntries } from './exit.view.ts';
import { ExitForm } from './ExitForm.tsx';
import { ExitTold } from './ExitTold.tsx';
import { readListing, withListing } from './listing.address.ts';
import { useMapPreview } from './MapPreview.tsx';

/** Spec 2 §2 t-exit: what is free goes out. */
export function ExitScreen() {
  const { show } = useNotice();
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const [snapshot, send, actor] = useMachine(useActors(exitMachine, exitActors), {
    ...inspection,
    input: readListing(params),
  });
  const preview = useMapPreview();
  const [changes, setChanges] = useState<Partial<ExitEntries>>({});
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [again, setAgain] = useState(false);
  // Where there is a keyboard: on a phone it would cover the list.
  const finePointer = useMediaQuery('(pointer: fine)');
  const { choices } = snapshot.context;
  const entered = choices && { ...firstEntries(choices), ...changes };
  const view = exitView(snapshot, entered);
  const enter = (more: Partial<ExitEntries>) => setChanges((before) => ({ ...before, ...more }));

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    setChanges({});
  });
  useEmitted(actor, 'previewWanted', ({ territoryId }) => preview.open(territoryId));
  useChanged(() => send({ type: 'changed.elsewhere' }));
  const choose = (territoryIds: readonly string[]) =>
    send({ type: 'territories.chosen', territoryIds });
  useChosenAddress(view.chosenIds, choices !== null, choose);

  return (
    <Screen title={withProduct(exitTexts.exit.title)} list>
      <DeskStates view={view} onRetry={() => send({ type: 'retry' })}>
        {view.told !== null && (
          <ExitTold
            message={view.told}
            mine={!view.manager}
            territoryIds={taken}
            onAgain={() => {
              setAgain(true);
              send({ type: 'again' });
            }}
          />
        )}
        {view.told === null && choices && entered && (
          <ExitForm
            view={view}
            choices={choices}
            entered={entered}
            focused={again && finePointer}
            onEnter={enter}
            onFilter={(listing) => {
              enter({ force: false });
              send({ type: 'list.filtered', ...listing });
              writeAddress((present) => withListing(present, listing));
            }}
            onChoose={(territoryIds) => {
              enter({ force: false });
              choose(territoryIds);
            }}
            onPreview={() => send({ type: 'preview' })}
            onSave={() => {
              setTaken(view.chosenIds);
              send({ type: 'save', ...sentEntries(entered) });
            }}
          />
        )}
      </DeskStates>
      {preview.element}
    </Screen>
  );
}
