import type { Extent } from './table.selection.ts';
import { tableTexts } from './table.texts.ts';
import classes from './RowBox.module.css';

type Props = {
  readonly extent: Extent;
  readonly onToggle: () => void;
  /** Shows its label, where there is no table header. */
  readonly worded?: boolean;
};

/** Selects or clears all shown rows. */
export function AllBox({ extent, onToggle, worded = false }: Props) {
  const mark = (box: HTMLInputElement | null) => {
    if (box !== null) box.indeterminate = extent === 'some';
  };
  return (
    <label className={worded ? classes.worded : classes.box}>
      <input
        ref={mark}
        type="checkbox"
        aria-label={tableTexts.chooseAll}
        checked={extent === 'all'}
        onChange={onToggle}
      />
      {worded && tableTexts.chooseAll}
    </label>
  );
}
