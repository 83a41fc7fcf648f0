import { useId } from 'react';

import { dashboardTexts } from './dashboard.texts.ts';
import type { MonthView } from './dashboard.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './MonthlyExits.module.css';
import { Sparkline } from './Sparkline.tsx';

interface Props {
  readonly months: readonly MonthView[];
  readonly finding: string;
}

/** Exits of twelve months as a sparkline, and as a table for screen readers (DASH-04). */
export function MonthlyExits({ months, finding }: Props) {
  const title = useId();
  return (
    <section className={`${blocks.panel} ${classes.card}`} aria-labelledby={title}>
      <h2 id={title}>{dashboardTexts.monthlyExits}</h2>
      <p className={`${blocks.quiet} ${classes.finding}`}>{finding}</p>
      <div className={classes.chart} aria-hidden="true">
        <Sparkline months={months} />
      </div>
      <ol className={classes.months} aria-hidden="true">
        {months.map(({ month, short }) => (
          <li key={month}>
            <span>{short}</span>
          </li>
        ))}
      </ol>
      <div className={blocks.unseen}>
        <table>
          <caption>{dashboardTexts.monthlyExits}</caption>
          <thead>
            <tr>
              <th scope="col">{dashboardTexts.month}</th>
              <th scope="col">{dashboardTexts.exitsOfMonth}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, name, exits }) => (
              <tr key={month}>
                <th scope="row">{name}</th>
                <td>{exits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
