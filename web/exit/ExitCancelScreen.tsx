import { useMachine } from '@xstate/react';
import { useMemo } from 'react';

import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';

import { useChosenAddress } from '../address/useChosenAddress.ts';
import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { Confirm } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { TerritoryPicker } from '../territory-picker/TerritoryPicker.tsx';
import { withProduct } from '../texts/product.ts';
import { heldRows } from './choice.view.ts';
import { DeskStates } from './DeskStates.tsx';
import { exitCancelActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { exitCancelView } from './exit.view.ts';
import { LoanDesk } from './LoanDesk.tsx';

const texts = exitTexts.cancel;

/** Spec 2 §2 t-exit-cancel: an exit that should not have been. */
export function ExitCancelScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(
    useActors(exitCancelMachine, exitCancelActors),
    inspection,
  );
  const view = exitCancelView(snapshot);
  const territories = snapshot.context.choices?.territories;
  const rows = useMemo(() => heldRows(territories ?? [], null), [territories]);
  const choose = (territoryIds: readonly string[]) =>
    send({ type: 'territories.chosen', territoryIds });

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));
  useChosenAddress(view.chosenIds, territories !== undefined, choose);

  return (
    <Screen title={texts.title} list>
      <DeskStates view={view} onRetry={() => send({ type: 'retry' })}>
        <LoanDesk
          picker={
            <TerritoryPicker
              label={withProduct(exitTexts.exit.several)}
              rows={rows}
              chosen={view.chosenIds}
              several
              empty={withProduct(texts.none)}
              busy={view.reloading}
              onChoose={choose}
            />
          }
          chips={view.chips}
          canChoose={view.canChoose}
          onKeep={choose}
          fields={null}
          problem={view.problem}
          action={
            <Button kind="primary" type="submit" disabled={!view.canCancel} busy={view.cancelling}>
              {texts.cancelExit}
            </Button>
          }
          onSubmit={() => send({ type: 'cancelExit' })}
        />
      </DeskStates>
      <Confirm question={view.question} onAnswer={send} />
    </Screen>
  );
}
