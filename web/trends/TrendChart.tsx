import { Base } from '@ant-design/charts';
import { useMemo } from 'react';

import { useColorScheme } from '../parts/theme/theme-choice.ts';
import { chartSpec } from './chart-spec.ts';
import type { Chart } from './trend.ts';

/** Apart, because of the size of the chart library. */
export function TrendChart({ chart }: { readonly chart: Chart }) {
  const scheme = useColorScheme();
  const spec = useMemo(() => chartSpec(chart, scheme), [chart, scheme]);
  return <Base {...spec} />;
}
