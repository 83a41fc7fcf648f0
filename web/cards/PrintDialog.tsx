import type { CardSize } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { RadioGroup } from '../parts/fields/RadioGroup.tsx';
import { ChosenChips } from '../domain/territory-picker/ChosenChips.tsx';
import type { PickerRow } from '../domain/territory-picker/picker.view.ts';
import { TerritoryPicker } from '../domain/territory-picker/TerritoryPicker.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { cardsTexts as texts } from './cards.texts.ts';
import { paperOptions, type printCardsView, sizeOf, sizeOptions } from './cards.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './PrintDialog.module.css';

interface Props {
  readonly title: string;
  readonly view: ReturnType<typeof printCardsView>;
  readonly others: readonly PickerRow[] | undefined;
  readonly onTerritories: (territoryIds: readonly string[]) => void;
  readonly onPaper: (paper: { readonly size: CardSize; readonly onA4: boolean }) => void;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** Chooses the size, the paper and the territories. */
export function PrintDialog(props: Props) {
  const { title, view, others, onTerritories, onPaper, onPrint, onClose } = props;
  const { size, onA4, territoryIds } = view;
  return (
    <Dialog
      title={title}
      open={view.open}
      onClose={() => {
        if (view.canClose) onClose();
      }}
      width="34rem"
    >
      <div className={blocks.form}>
        <RadioGroup
          label={texts.size}
          options={sizeOptions}
          value={size}
          onChange={(id) => onPaper({ size: sizeOf(id), onA4 })}
        />
        <RadioGroup
          label={texts.paper}
          options={paperOptions}
          value={onA4 ? 'a4' : 'page'}
          onChange={(id) => onPaper({ size, onA4: id === 'a4' })}
        />
        <p className={blocks.quiet}>{texts.hint}</p>
        {others && (
          <details className={classes.others}>
            <summary>{withProduct(texts.others)}</summary>
            <div className={blocks.form}>
              <Button
                disabled={!view.canChoose}
                onClick={() => onTerritories(others.map(({ id }) => id))}
              >
                {withProduct(texts.all)}
              </Button>
              <div className={classes.chosen}>
                <ChosenChips
                  chips={others
                    .filter(({ id }) => territoryIds.includes(id))
                    .map(({ id, numberName }) => ({ id, numberName, gone: false }))}
                  disabled={!view.canChoose}
                  onKeep={onTerritories}
                />
              </div>
              <TerritoryPicker
                label={withProduct(texts.choose)}
                rows={others}
                chosen={territoryIds}
                several
                empty={withProduct(texts.noOther)}
                busy={view.printing}
                onChoose={onTerritories}
              />
            </div>
          </details>
        )}
        {view.missing !== null && <Alert severity="info">{view.missing}</Alert>}
        {view.unprintable !== '' && <Alert severity="warning">{view.unprintable}</Alert>}
        {view.problem !== null && (
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        )}
        <p role="status" className={classes.status}>
          {view.printing ? texts.printing : withProduct(view.status)}
        </p>
        <div className={blocks.buttons}>
          <Button onClick={onClose} disabled={!view.canClose}>
            {shared.cancel}
          </Button>
          <Button
            kind="primary"
            onClick={onPrint}
            disabled={!view.canPrint && !view.printing}
            busy={view.printing}
          >
            {texts.print}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
