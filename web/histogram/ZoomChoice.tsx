import { Segmented } from 'antd';

import { AntdProvider } from '../parts/theme/AntdProvider.tsx';
import { histogramTexts as texts } from './histogram.texts.ts';
import { zooms, type Years } from './span.address.ts';

const all = 0;
const options: { value: number; label: string }[] = [
  ...zooms.map((years) => ({ value: years, label: texts.years(years) })),
  { value: all, label: texts.allYears },
];

interface Props {
  /** Id of its words. */
  readonly labelledBy: string;
  readonly years: Years | null;
  readonly onYears: (years: Years | null) => void;
}

/** How many years of the whole history are seen at once (OWN-116). */
export const ZoomChoice = ({ labelledBy, years, onYears }: Props) => (
  <AntdProvider>
    <Segmented
      aria-labelledby={labelledBy}
      options={options}
      value={years ?? all}
      onChange={(chosen) => onYears(zooms.find((zoom) => zoom === chosen) ?? null)}
    />
  </AntdProvider>
);
