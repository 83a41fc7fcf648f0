import { Link } from 'react-router-dom';

import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import classes from './HelpScreen.module.css';
import { helpTexts } from './help.texts.ts';

/** Static page, readable without a session (spec 1 §2, B-91). */
export function HelpScreen() {
  return (
    <PublicScreen title={helpTexts.title}>
      <nav aria-label={helpTexts.contents}>
        <ul className={classes.contents}>
          {helpTexts.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{withProduct(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {helpTexts.sections.map(({ id, title, steps, notes }) => (
        <section key={id} id={id} className={classes.section}>
          <h2>{withProduct(title)}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{withProduct(step)}</li>
            ))}
          </ol>
          {notes.map((note) => (
            <p key={note} className={classes.note}>
              {withProduct(note)}
            </p>
          ))}
        </section>
      ))}
      <p className={classes.back}>
        <Link to="/">{texts.home}</Link>
      </p>
    </PublicScreen>
  );
}
