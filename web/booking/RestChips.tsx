import { useId } from 'react';

import { withProduct } from '../parts/texts/product.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import type { RestChip } from './booking.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './RestChips.module.css';

interface Props {
  readonly chips: readonly RestChip[];
  readonly onChoose: (territoryIds: readonly string[]) => void;
}

/** One chip per rest threshold; a click selects exactly the territories that have passed it (AVL-08, AVL-09). */
export function RestChips({ chips, onChoose }: Props) {
  const id = useId();
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={`${blocks.row} ${classes.chips}`}>
      <span id={id}>{withProduct(texts.restLegend)}</span>
      {chips.map(({ id: chip, text, color, ink, territoryIds }) => (
        <button
          key={chip}
          type="button"
          className={classes.chip}
          style={{ background: color, color: ink }}
          title={withProduct(texts.checkRested(territoryIds.length))}
          onClick={() => onChoose(territoryIds)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
