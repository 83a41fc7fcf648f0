import { useId } from 'react';

import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Forecast.module.css';
import { forecastTexts } from './forecast.texts.ts';
import type { ForecastView } from './forecast.view.ts';

/** When all will be covered at the present pace, in a sentence and by type; beyond the documented screens. */
export function Forecast({ sentence, rows }: ForecastView) {
  const title = useId();
  return (
    <section className={`${blocks.tile} ${classes.card}`} aria-labelledby={title}>
      <h2 id={title}>{forecastTexts.title}</h2>
      <p className={classes.sentence}>{withProduct(sentence)}</p>
      {rows.length > 0 && (
        <div className={classes.scrolls}>
          <table className={classes.types}>
            <caption className={blocks.unseen}>{forecastTexts.byType}</caption>
            <thead>
              <tr>
                <th scope="col">{forecastTexts.type}</th>
                <th scope="col">{forecastTexts.coveredOf}</th>
                <th scope="col">{forecastTexts.when}</th>
                <th scope="col">{forecastTexts.extraExits}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ type, covered, when, extraExits }) => (
                <tr key={type}>
                  <th scope="row">{type}</th>
                  <td>{covered}</td>
                  <td>{when}</td>
                  <td>{extraExits}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
