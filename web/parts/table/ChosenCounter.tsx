import { CloseOutlined } from '@ant-design/icons';

import { tableTexts as texts } from './table.texts.ts';
import classes from './ChosenCounter.module.css';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
}

/** The number of chosen rows, with a button that clears the selection (AVL-07). */
export function ChosenCounter({ count, onClear }: Props) {
  return (
    <button
      type="button"
      className={classes.counter}
      aria-label={texts.uncheckAll(count)}
      disabled={count === 0}
      onClick={onClear}
    >
      <strong>{count}</strong> {texts.checked(count)} <CloseOutlined aria-hidden />
    </button>
  );
}
