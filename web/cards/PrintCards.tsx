import { PrinterOutlined } from '@ant-design/icons';

import { printCardsMachine } from '#machines/cards/print-cards.machine.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { Button } from '../parts/button/Button.tsx';
import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { part, usePart } from '../parts/screen/part.ts';
import type { PickerRow } from '../domain/territory-picker/picker.view.ts';
import { withProduct } from '../parts/texts/product.ts';
import { printCardsActors } from './cards.actors.ts';
import { cardsTexts as texts } from './cards.texts.ts';
import { printCardsView } from './cards.view.ts';
import { useCardsCheck } from './useCardsCheck.ts';

const printDialog = part(async () => (await import('./PrintDialog.tsx')).PrintDialog);

interface Props {
  readonly label: string;
  readonly territoryIds: readonly string[];
  /** Territories that may be added; undefined where they are chosen elsewhere. */
  readonly others?: readonly PickerRow[];
}

/** Prints maps of territories as a PDF that is true to scale (OWN-01). */
export const PrintCards = (props: Props) => useAdditions() && <Printing {...props} />;

function Printing({ label, territoryIds, others }: Props) {
  const [snapshot, send, actor] = useFlow(printCardsMachine, printCardsActors);
  const check = useCardsCheck(snapshot.context.territoryIds, snapshot.can({ type: 'print' }));
  const view = printCardsView(snapshot, check);
  useEmitted(actor, 'printed', ({ pdf }) => saveFile(pdf));
  const ready = usePart(printDialog, view.open, () => send({ type: 'close' }));

  return (
    <>
      <Button
        disabled={territoryIds.length === 0}
        aria-busy={view.open && !ready}
        title={territoryIds.length === 0 ? withProduct(texts.first) : undefined}
        onClick={() => send({ type: 'open', territoryIds })}
      >
        <PrinterOutlined aria-hidden /> {label}
      </Button>
      {ready && (
        <printDialog.Shown
          title={label}
          view={view}
          others={others}
          onTerritories={(ids) => send({ type: 'territories.chosen', territoryIds: ids })}
          onPaper={(paper) => send({ type: 'paper.chosen', ...paper })}
          onPrint={() => send({ type: 'print' })}
          onClose={() => send({ type: 'close' })}
        />
      )}
    </>
  );
}
