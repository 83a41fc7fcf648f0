import { Link } from 'react-router-dom';

import classes from './Requests.module.css';
import { waitingTexts as texts } from '../domain/assignment/requests.texts.ts';

/** The number of open requests; pressing it searches the list for them. */
export function RequestsWaiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.waiting}>
      <Link to={`?q=${texts.found}`}>{texts.waiting(count)}</Link>
    </p>
  );
}
