import { useMemo } from 'react';

import { exitCancelMachine } from '#machines/exit/exit-cancel.machine.ts';

import { useChosenAddress } from '../parts/address/useChosenAddress.ts';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { Empty } from '../parts/screen/Empty.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { TerritoryPicker } from '../domain/territory-picker/TerritoryPicker.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { heldRows } from './choice.view.ts';
import { DeskStates } from './DeskStates.tsx';
import { exitCancelActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { exitCancelView } from './exit.view.ts';
import { LoanDesk } from './LoanDesk.tsx';

const texts = exitTexts.cancel;

/** Undoes exits made by mistake (spec 2 §2 t-exit-cancel). */
export function ExitCancelScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(exitCancelMachine, exitCancelActors);
  const view = exitCancelView(snapshot);
  const territories = snapshot.context.choices?.territories;
  const rows = useMemo(() => heldRows(territories ?? [], null), [territories]);
  const choose = (territoryIds: readonly string[]) =>
    send({ type: 'territories.chosen', territoryIds });

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));
  useChosenAddress(view.territoryIds, territories !== undefined, choose);

  return (
    <Screen title={texts.title} help="annuler">
      <DeskStates view={view} onRetry={() => send({ type: 'retry' })}>
        <LoanDesk
          filters={false}
          picker={
            <TerritoryPicker
              label={withProduct(exitTexts.exit.several)}
              rows={rows}
              chosen={view.territoryIds}
              several
              empty={<Empty text={texts.none} ways={[ways.exit]} />}
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
          onSubmit={() => send({ type: 'submit', returnDate: '' })}
        />
      </DeskStates>
      <Confirm question={view.question} about={view.about} danger onAnswer={send} />
    </Screen>
  );
}
