import { ColumnHeightOutlined } from '@ant-design/icons';

import { chooseDensity, useDensity } from './density.ts';
import classes from './DensityChoice.module.css';
import { tableTexts } from './table.texts.ts';

/** Changes how close the rows of all lists stand (OWN-257). */
export function DensityChoice() {
  const compact = useDensity() === 'compact';
  return (
    <button
      type="button"
      className={classes.choice}
      onClick={() => chooseDensity(compact ? 'comfortable' : 'compact')}
    >
      <ColumnHeightOutlined aria-hidden /> {compact ? tableTexts.roomier : tableTexts.tighter}
    </button>
  );
}
