import { lazy, useId } from 'react';

import { histogramMonths } from '#schema/limits.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import type { Years } from './span.address.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './SpanControls.module.css';

interface Props {
  readonly month: number;
  readonly prefilter: boolean;
  readonly years: Years | null;
  readonly onMonth: (month: number) => void;
  readonly onPrefilter: (prefilter: boolean) => void;
  readonly onYears: (years: Years | null) => void;
}

const ZoomChoice = lazy(async () => ({ default: (await import('./ZoomChoice.tsx')).ZoomChoice }));

/**
 * How many months are shown, and whether only territories without an assignment in them (HIST-03,
 * HIST-05, HIST-06); of the whole history, how many years are seen at once (OWN-116).
 */
export function SpanControls({ month, prefilter, years, ...props }: Props) {
  const { onMonth, onPrefilter, onYears } = props;
  const id = useId();
  const { least, unlimited } = histogramMonths;
  const words = month === unlimited ? texts.unlimited : texts.months(month);
  return (
    <div className={`${blocks.row} ${classes.controls}`}>
      <div className={`${blocks.row} ${classes.slider}`}>
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
      {month === unlimited && (
        <div className={`${blocks.row} ${classes.zoom}`}>
          <span id={`${id}-zoom`}>{texts.zoom}</span>
          <Late>
            <ZoomChoice labelledBy={`${id}-zoom`} years={years} onYears={onYears} />
          </Late>
        </div>
      )}
      <Switch label={withProduct(texts.prefilter)} checked={prefilter} onChange={onPrefilter} />
    </div>
  );
}
