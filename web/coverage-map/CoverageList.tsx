import { useState } from 'react';

import { withProduct } from '../parts/texts/product.ts';
import { coverageTexts as texts } from './coverage-map.texts.ts';
import { dayText, type CoverageTerritory, type MonthView } from './coverage-map.view.ts';
import classes from './CoverageMap.module.css';

interface Props {
  readonly territories: readonly CoverageTerritory[];
  readonly month: MonthView;
  readonly onChoose: (at: number) => void;
}

/** The map as text for screen readers; rendered only once opened (B-105). */
export function CoverageList({ territories, month, onChoose }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.list} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.list}</summary>
      {open && (
        <table>
          <caption>{withProduct(texts.map(month.name))}</caption>
          <thead>
            <tr>
              <th scope="col">{withProduct(texts.territory)}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.covered}</th>
            </tr>
          </thead>
          <tbody>
            {territories.map(({ territoryId, numberName }, at) => {
              const { state, covered } = month.coverages[at] ?? { state: 'never', covered: null };
              return (
                <tr key={territoryId}>
                  <th scope="row">
                    <button
                      type="button"
                      aria-label={texts.choose(numberName)}
                      onClick={() => onChoose(at)}
                    >
                      {numberName}
                    </button>
                  </th>
                  <td>{texts.states[state]}</td>
                  <td>{covered === null ? texts.coveredNever : dayText(covered)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </details>
  );
}
