import { CheckOutlined } from '@ant-design/icons';
import { memo } from 'react';

import { RowWord } from '../../parts/table/RowWord.tsx';
import type { PickerRow } from './picker.view.ts';
import classes from './TerritoryPicker.module.css';

interface Props {
  readonly id: string;
  readonly row: PickerRow;
  readonly chosen: boolean;
  readonly highlighted: boolean;
  readonly position: number;
  readonly count: number;
  /** `upTo`: with every row between it and the one chosen last. */
  readonly onPress: (rowId: string, upTo: boolean) => void;
}

export const PickerOption = memo(function PickerOption(props: Props) {
  const { id, row, chosen, highlighted, position, count, onPress } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox input handles the keys
    <div
      id={id}
      role="option"
      className={classes.option}
      aria-selected={chosen}
      aria-posinset={position}
      aria-setsize={count}
      data-highlighted={highlighted || undefined}
      // Keeps the focus where it is, so that no on-screen keyboard opens.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ shiftKey }) => onPress(row.id, shiftKey)}
    >
      <span className={classes.tick}>{chosen && <CheckOutlined aria-hidden />}</span>
      <span className={classes.name}>{row.numberName}</span>
      <span className={classes.facts}>
        <span>{row.type}</span>
        <span className={classes.since}>
          {row.late && <RowWord cssClass="row-late" />}
          <span>{row.since}</span>
        </span>
      </span>
    </div>
  );
});
