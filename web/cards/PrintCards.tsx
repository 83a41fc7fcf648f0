import { PrinterOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { Navigate } from 'react-router-dom';

import { printCardsMachine } from '#machines/cards/print-cards.machine.ts';

import { Button } from '../button/Button.tsx';
import { saveFile } from '../files/save-file.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import type { PickerRow } from '../territory-picker/picker.view.ts';
import { withProduct } from '../texts/product.ts';
import { printCardsActors } from './cards.actors.ts';
import { cardsTexts as texts } from './cards.texts.ts';
import { printCardsView } from './cards.view.ts';
import { PrintDialog } from './PrintDialog.tsx';
import { useCardsCheck } from './useCardsCheck.ts';

interface Props {
  readonly label: string;
  readonly territoryIds: readonly string[];
  /** What else may be printed with them; nothing where the choice is made elsewhere. */
  readonly others?: readonly PickerRow[];
}

/** Issue 5: maps of territories as a PDF that is true to scale. */
export function PrintCards({ label, territoryIds, others }: Props) {
  const [snapshot, send, actor] = useMachine(
    useActors(printCardsMachine, printCardsActors),
    inspection,
  );
  const { context } = snapshot;
  const open = snapshot.matches('choosing');
  const check = useCardsCheck(context.territoryIds, open);
  const view = printCardsView(snapshot, check);
  useNext(snapshot);
  useEmitted(actor, 'printed', ({ pdf }) => {
    if (pdf !== null) saveFile(pdf);
  });

  if (check.state === 'ended') return <Navigate to="/login" replace />;
  return (
    <>
      <Button
        disabled={territoryIds.length === 0}
        title={territoryIds.length === 0 ? withProduct(texts.first) : undefined}
        onClick={() => send({ type: 'open', territoryIds })}
      >
        <PrinterOutlined aria-hidden /> {label}
      </Button>
      <PrintDialog
        title={label}
        view={view}
        others={others}
        onTerritories={(chosen) => send({ type: 'territories.chosen', territoryIds: chosen })}
        onPaper={(paper) => send({ type: 'paper.chosen', ...paper })}
        onPrint={() => send({ type: 'print' })}
        onClose={() => send({ type: 'close' })}
      />
    </>
  );
}
