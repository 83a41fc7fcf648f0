import type { MonthView } from './dashboard.view.ts';
import classes from './Sparkline.module.css';
import { sparklinePoints } from './sparkline.view.ts';

/** A line of the exits above their months, each with its figure (DASH-04, OWN-350). */
export function Sparkline({ months }: { readonly months: readonly MonthView[] }) {
  const points = sparklinePoints(months.map(({ exits }) => exits));
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg className={classes.sparkline}>
      {/* Stretched to any width; what must not be stretched stands in percent beside it. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={classes.stretched}>
        <polygon className={classes.area} points={`0,100 ${line} ${points.at(-1)?.x ?? 0},100`} />
        <polyline className={classes.line} points={line} />
      </svg>
      {months.map(({ month, exits }, at) => {
        const { x, y } = points[at] ?? { x: 0, y: 100 };
        return (
          <g key={month}>
            <circle className={classes.point} cx={`${x}%`} cy={`${y}%`} r="3.5" />
            <text className={classes.figure} x={`${x}%`} y={`${y}%`} dy="-0.75em">
              {exits}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
