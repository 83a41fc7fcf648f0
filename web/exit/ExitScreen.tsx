import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { exitMachine } from '#machines/exit/exit.machine.ts';
import type { ExitEntries, ExitSuccess } from '#machines/exit/exit.rules.ts';

import { useAddressWriter } from '../parts/address/useAddressWriter.ts';
import { useChosenAddress } from '../parts/address/useChosenAddress.ts';
import { useChanged } from '../parts/changes/useChanged.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useMediaQuery } from '../parts/media/useMediaQuery.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { Screen } from '../parts/screen/Screen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { userKey } from '../domain/people/people-pages.ts';
import { useUndone } from '../domain/undo/undone.ts';
import { DeskStates } from './DeskStates.tsx';
import { exitActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { exitView, firstEntries, sentEntries, withoutOverwrite } from './exit.view.ts';
import { EarlierExits } from './EarlierExits.tsx';
import { ExitForm } from './ExitForm.tsx';
import { ExitSuccess as Success } from './ExitSuccess.tsx';
import { readListing, withListing } from './listing.address.ts';
import { MapPreview } from './MapPreview.tsx';

/** For whom, where the address says it, as a person's page does. */
function personIn(params: URLSearchParams): Partial<ExitEntries> {
  const userId = params.get(userKey);
  return userId === null ? {} : { userId };
}

function withoutPerson(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(userKey);
  return next;
}

/** Takes territories out (spec 2 §2 t-exit). */
export function ExitScreen() {
  const { show } = useNotice();
  const [params] = useSearchParams();
  const writeAddress = useAddressWriter();
  const [snapshot, send, actor] = useFlow(exitMachine, exitActors, { input: readListing(params) });
  /** Of this visit, newest first. */
  const [exits, setExits] = useState<readonly ExitSuccess[]>([]);
  const [changes, setChanges] = useState<Partial<ExitEntries>>(() => personIn(params));
  // A touch screen would open its keyboard over the list.
  const finePointer = useMediaQuery('(pointer: fine)');
  const { choices } = snapshot.context;
  const entries = choices && { ...firstEntries(choices), ...changes };
  const view = exitView(snapshot, entries);
  const enter = (more: Partial<ExitEntries>) => setChanges((before) => ({ ...before, ...more }));

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    setChanges({});
    writeAddress(withoutPerson);
  });
  useEmitted(actor, 'exited', ({ exit }) => setExits((before) => [exit, ...before]));
  useUndone((act) => {
    setExits((before) => before.filter((exit) => exit.act !== act));
    send({ type: 'act.undone', act });
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));
  const choose = (territoryIds: readonly string[]) =>
    send({ type: 'territories.chosen', territoryIds });
  useChosenAddress(view.territoryIds, choices !== null, choose);

  // Grows with each exit, and where its message is closed.
  const turn = 2 * exits.length + (view.success === null ? 1 : 0);

  const topic = view.manager ? 'attribuer' : 'sortir';

  return (
    <Screen title={withProduct(exitTexts.exit.title)} help={choices ? topic : undefined}>
      <DeskStates view={view} onRetry={() => send({ type: 'retry' })}>
        {view.success !== null && (
          <Success {...view.success} mine={!view.manager} onAgain={() => send({ type: 'again' })} />
        )}
        <EarlierExits exits={view.success === null ? exits : exits.slice(1)} />
        {!view.ended && choices && entries && (
          <ExitForm
            view={view}
            choices={choices}
            entries={entries}
            focusAt={finePointer && view.again ? turn : 0}
            exits={exits.length}
            onEnter={enter}
            onFilter={(listing) => {
              enter(withoutOverwrite(entries));
              send({ type: 'list.filtered', ...listing });
              writeAddress((present) => withListing(present, listing));
            }}
            onChoose={(territoryIds) => {
              enter(withoutOverwrite(entries));
              choose(territoryIds);
            }}
            onPreview={() => send({ type: 'preview' })}
            onSave={() => send({ type: 'save', ...sentEntries(entries) })}
          />
        )}
      </DeskStates>
      <MapPreview preview={snapshot.children.mapPreview} />
    </Screen>
  );
}
