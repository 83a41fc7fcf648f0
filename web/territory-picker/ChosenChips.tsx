import { CloseOutlined, WarningFilled } from '@ant-design/icons';

import { Alert } from '../alert/Alert.tsx';
import { pickerTexts } from './picker.texts.ts';
import type { Chip } from './picker.view.ts';
import classes from './ChosenChips.module.css';

interface Props {
  readonly chips: readonly Chip[];
  readonly disabled: boolean;
  readonly onRemove: (id: string) => void;
}

const names = new Intl.ListFormat('fr-FR');

/** What is chosen, each to be taken away again; what is no longer offered is told, not dropped. */
export function ChosenChips({ chips, disabled, onRemove }: Props) {
  const gone = chips.filter((chip) => chip.gone).map(({ numberName }) => numberName);
  return (
    <>
      <ul className={classes['chips']}>
        {chips.map((chip) => (
          <li key={chip.id} className={classes['chip']} data-gone={chip.gone || undefined}>
            <span>
              {chip.gone && <WarningFilled aria-hidden />} {chip.numberName}
            </span>
            <button
              type="button"
              aria-label={pickerTexts.remove(chip.numberName)}
              disabled={disabled}
              onClick={() => onRemove(chip.id)}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <Alert severity="info">{pickerTexts.gone(names.format(gone), gone.length > 1)}</Alert>
      )}
    </>
  );
}
