import { Tiny } from '@ant-design/charts';
import { useMemo } from 'react';

import { useColorScheme } from '../parts/theme/theme-choice.ts';
import { textFace, tokens } from '../parts/theme/tokens.ts';
import type { MonthView } from './dashboard.view.ts';

/** Horizontal padding in pixels, aligned with the month labels below. */
const sideRoom = 20;

/** The chart of the exits, in a chunk of its own because of the size of the chart library (DASH-04). */
export function Sparkline({ months }: { readonly months: readonly MonthView[] }) {
  const colour = tokens[useColorScheme()];
  const config = useMemo(
    () => ({
      data: months.map(({ month, exits }) => ({ month, exits })),
      xField: 'month',
      yField: 'exits',
      autoFit: true,
      padding: 0,
      paddingTop: 28,
      inset: 0,
      insetLeft: sideRoom,
      insetRight: sideRoom,
      insetBottom: 4,
      animate: false,
      tooltip: false,
      legend: false,
      scale: { y: { domainMin: 0, nice: true } },
      style: {
        fill: colour.out,
        fillOpacity: 0.16,
      },
      line: { style: { stroke: colour.out, lineWidth: 2.5 } },
      point: { style: { fill: colour.out, r: 3.5 } },
      labels: [
        {
          text: 'exits',
          position: 'top',
          dy: -18,
          textAlign: 'center',
          fontFamily: textFace,
          fontSize: 13,
          fill: colour.ink,
          fillOpacity: 1,
        },
      ],
    }),
    [months, colour],
  );
  return <Tiny.Area {...config} />;
}
