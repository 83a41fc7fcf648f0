import { useMemo } from 'react';

import { coverageMonths } from '#schema/limits.ts';

import { MapCanvas } from '../parts/map/MapCanvas.tsx';
import type { FeatureId } from '../parts/map/map.view.ts';
import { PrintedMap } from '../parts/map/PrintedMap.tsx';
import { useColorScheme } from '../parts/theme/theme-choice.ts';
import { tokens } from '../parts/theme/tokens.ts';
import { withProduct } from '../parts/texts/product.ts';
import { coverageTexts as texts } from './coverage-map.texts.ts';
import {
  colourOf,
  legendOf,
  namedFeatures,
  type Colouring,
  type CoverageMapData,
  type MonthView,
} from './coverage-map.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './CoverageMap.module.css';

interface Props {
  readonly data: CoverageMapData;
  /** The index of the territory to which each polygon belongs. */
  readonly owners: readonly number[];
  readonly month: MonthView;
  readonly back: number;
  readonly label: string;
  readonly colouring: Colouring;
  /** The index of the territory that is chosen. */
  readonly chosen: number | null;
  readonly onBack: (back: number) => void;
  readonly onChoose: (id: FeatureId | null) => void;
}

const outline = { stroke: true, weight: 1.5, dashArray: null, fillOpacity: 0 } as const;
const opacity = 0.6;

/** The map of one month: colours, slider and figures. */
export function CoveragePane({ data, owners, month, back, label, ...props }: Props) {
  const { colouring, chosen, onBack, onChoose } = props;
  const scheme = useColorScheme();
  const map = useMemo(() => {
    const color = tokens[scheme].ink;
    const polygonStyle = { ...data.polygonStyle, ...outline, color, fillColor: color };
    return { ...data, geojsonFeature: namedFeatures(data, owners), polygonStyle };
  }, [data, owners, scheme]);
  const fills = useMemo(() => {
    const colour = colourOf(month, colouring, scheme);
    return { colourOf: (id: FeatureId) => colour(owners[id] ?? -1), opacity };
  }, [month, colouring, scheme, owners]);
  const { figures } = month;

  return (
    <div className={classes.pane} data-scheme={scheme}>
      <label className={classes.month}>
        <span>
          {label}
          {'\u00A0'}: <strong>{month.name}</strong>
        </span>
        <input
          type="range"
          min={0}
          max={coverageMonths}
          value={coverageMonths - back}
          aria-valuetext={month.name}
          onChange={({ currentTarget }) => onBack(coverageMonths - Number(currentTarget.value))}
        />
      </label>
      <div className={classes.map}>
        <MapCanvas
          name={withProduct(texts.map(month.name))}
          map={map}
          inPage
          fills={fills}
          fitting
          lifted={chosen === null ? null : owners.indexOf(chosen)}
          onChoosePolygon={onChoose}
          over={<PrintedMap />}
        />
      </div>
      <ul className={`${blocks.list} ${classes.legend}`} aria-label={texts.legend}>
        {legendOf(month, colouring, scheme).map(({ key, text, colour, count }) => (
          <li key={key}>
            <span className={classes.swatch} style={{ background: colour }} aria-hidden />
            {text} <strong>{count}</strong>
          </li>
        ))}
      </ul>
      <dl className={classes.figures} aria-label={texts.figures(month.name)}>
        {(['exits', 'returns', 'out', 'late', 'neglected', 'neverCovered'] as const).map((name) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
