import { Link } from 'react-router-dom';

import { personPath, usePeoplePages } from './people-pages.ts';
import classes from '../territory/TerritoryLink.module.css';

interface Props {
  /** Null for a name without an account. */
  readonly userId: string | null;
  readonly login: string;
}

/** A person's name, linked to his page for those who may open it. */
export function PersonLink({ userId, login }: Props) {
  if (!usePeoplePages() || userId === null) return login;
  return (
    <Link to={personPath(userId)} className={classes.link}>
      {login}
    </Link>
  );
}
