import { Link } from 'react-router-dom';

import { PublicScreen } from '../public-screen/PublicScreen.tsx';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import classes from './HelpScreen.module.css';
import { helpTexts } from './help.texts.ts';

/** Spec 1 §2, B-91: a static page, readable without a session. */
export function HelpScreen() {
  return (
    <PublicScreen title={helpTexts.title}>
      <nav aria-label={helpTexts.contents}>
        <ul className={classes['contents']}>
          {helpTexts.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{withProduct(title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {helpTexts.sections.map(({ id, title, steps, notes }) => (
        <section key={id} id={id} className={classes['section']}>
          <h2>{withProduct(title)}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{withProduct(step)}</li>
            ))}
          </ol>
          {notes.map((note) => (
            <p key={note} className={classes['note']}>
              {withProduct(note)}
            </p>
          ))}
        </section>
      ))}
      <p className={classes['back']}>
        <Link to="/">{texts.home}</Link>
      </p>
    </PublicScreen>
  );
}
