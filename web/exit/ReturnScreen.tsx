import { useMemo, useState } from 'react';

import { returnMachine } from '#machines/exit/return.machine.ts';

import type { TerritoryChoice } from '#schema/generated.ts';

import { useChosenAddress } from '../parts/address/useChosenAddress.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { humanDay, isoDay } from '../parts/fields/date.view.ts';
import { DateField } from '../parts/fields/DateField.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { Empty } from '../parts/screen/Empty.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import { TableOrder } from '../parts/table/TableOrder.tsx';
import { ways } from '../parts/screen/ways.texts.ts';
import { TerritoryPicker } from '../domain/territory-picker/TerritoryPicker.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { heldRows } from './choice.view.ts';
import { DeskStates } from './DeskStates.tsx';
import { returnActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { returnView } from './exit.view.ts';
import { LoanDesk } from './LoanDesk.tsx';
import { heldOrders } from './order.view.ts';
import { useOrder } from './useOrder.ts';

const texts = exitTexts.return;

const none: readonly TerritoryChoice[] = [];

/** Brings back territories that are out (spec 2 §2 t-return). */
export function ReturnScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(returnMachine, returnActors);
  const [changed, setChanged] = useState<string | null>(null);
  const { choices } = snapshot.context;
  const today = choices?.returnDate ?? null;
  const typed = changed ?? (today === null ? '' : humanDay(today));
  const view = returnView(snapshot, typed);
  const territories = choices?.territories;
  const { ordered, order } = useOrder(heldOrders, territories ?? none);
  const rows = useMemo(() => heldRows(ordered, today), [ordered, today]);
  const choose = (territoryIds: readonly string[]) =>
    send({ type: 'territories.chosen', territoryIds });

  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    setChanged(null);
  });
  useChanged(() => send({ type: 'changed.elsewhere' }));
  useChosenAddress(view.territoryIds, territories !== undefined, choose);

  return (
    <Screen title={withProduct(texts.title)} help="rentrer">
      <DeskStates view={view} onRetry={() => send({ type: 'retry' })}>
        <LoanDesk
          filters={
            view.manager ? (
              <TableOrder {...order} />
            ) : (
              <Alert severity="info">{view.restricted ?? withProduct(texts.whichOnes)}</Alert>
            )
          }
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
          fields={
            view.manager &&
            today !== null && (
              <DateField
                label={texts.returnDate}
                typed={typed}
                onType={setChanged}
                last={today}
                fault={view.fault}
              />
            )
          }
          problem={view.problem}
          action={
            <Button kind="primary" type="submit" disabled={!view.canReturn} busy={view.returning}>
              {texts.return}
            </Button>
          }
          onSubmit={() => send({ type: 'submit', returnDate: isoDay(typed) })}
        />
      </DeskStates>
      <Confirm question={view.question} about={view.about} onAnswer={send} />
    </Screen>
  );
}
