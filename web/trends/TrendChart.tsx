import { Base } from '@ant-design/charts';
import { memo, useMemo } from 'react';

import { useColorScheme } from '../parts/theme/theme-choice.ts';
import { chartSpec } from './chart-spec.ts';
import type { Chart } from './trend.ts';

interface Props {
  readonly chart: Chart;
  /** Called with each drawing, the first one included. */
  readonly onDrawn: () => void;
}

/** Apart, because of the size of the chart library, which draws again with each rendering. */
export const TrendChart = memo(function TrendChart({ chart, onDrawn }: Props) {
  const scheme = useColorScheme();
  const spec = useMemo(() => chartSpec(chart, scheme), [chart, scheme]);
  return <Base {...spec} onReady={({ chart: it }) => it.on('afterrender', onDrawn)} />;
});
