import { useId } from 'react';

import { histogramMonths } from '#schema/limits.ts';

import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import classes from './SpanControls.module.css';

interface Props {
  readonly month: number;
  readonly prefilter: boolean;
  readonly onMonth: (month: number) => void;
  readonly onPrefilter: (prefilter: boolean) => void;
}

/** How many months are shown, and whether only territories without an assignment in them (HIST-03, HIST-05, HIST-06). */
export function SpanControls({ month, prefilter, onMonth, onPrefilter }: Props) {
  const id = useId();
  const { least, unlimited } = histogramMonths;
  const words = month === unlimited ? texts.unlimited : texts.months(month);
  return (
    <div className={classes.controls}>
      <div className={classes.slider}>
        <label htmlFor={id}>{texts.span}</label>
        <input
          id={id}
          type="range"
          min={least}
          max={unlimited}
          step={1}
          value={month}
          aria-valuemin={least}
          aria-valuemax={unlimited}
          aria-valuenow={month}
          aria-valuetext={words}
          onChange={({ target }) => onMonth(Number(target.value))}
        />
        <output htmlFor={id}>{words}</output>
      </div>
      <Switch label={withProduct(texts.prefilter)} checked={prefilter} onChange={onPrefilter} />
    </div>
  );
}
