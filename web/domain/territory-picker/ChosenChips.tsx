import { CloseOutlined, WarningFilled } from '@ant-design/icons';

import { Alert } from '../../parts/alert/Alert.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { withProduct } from '../../parts/texts/product.ts';
import { pickerTexts } from './picker.texts.ts';
import type { Chip } from './picker.view.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './ChosenChips.module.css';
import { whenUsed } from '../../parts/texts/when-used.ts';

interface Props {
  readonly chips: readonly Chip[];
  readonly disabled: boolean;
  /** Called with the ids that remain chosen. */
  readonly onKeep: (ids: readonly string[]) => void;
}

const names = whenUsed(() => new Intl.ListFormat('fr-FR'));

/** The chosen territories, each removable; those no longer offered are marked, not dropped. */
export function ChosenChips({ chips, disabled, onKeep }: Props) {
  const ids = chips.map(({ id }) => id);
  const gone = chips.filter((chip) => chip.gone).map(({ numberName }) => numberName);
  return (
    <>
      {chips.length === 0 && <p className={classes.none}>{pickerTexts.none}</p>}
      {chips.length > 1 && (
        <p className={`${blocks.row} ${classes.head}`}>
          <strong>{withProduct(pickerTexts.chosen(chips.length))}</strong>
          <Button kind="link" disabled={disabled} onClick={() => onKeep([])}>
            {pickerTexts.removeAll}
          </Button>
        </p>
      )}
      <ul className={`${blocks.list} ${blocks.tools} ${classes.chips}`}>
        {chips.map((chip) => (
          <li key={chip.id} className={classes.chip} data-gone={chip.gone || undefined}>
            <span>
              {chip.gone && <WarningFilled aria-hidden />} {chip.numberName}
              {chip.note && <span className={classes.note}>{chip.note}</span>}
            </span>
            <button
              type="button"
              aria-label={pickerTexts.remove(chip.numberName)}
              disabled={disabled}
              onClick={() => onKeep(ids.filter((id) => id !== chip.id))}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <Alert severity="info">{pickerTexts.gone(names().format(gone), gone.length > 1)}</Alert>
      )}
    </>
  );
}
