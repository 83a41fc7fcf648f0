import { exitTexts } from './exit.texts.ts';
import classes from './PersonOption.module.css';

interface Props {
  readonly login: string;
  /** Null where the backend does not tell it. */
  readonly held: number | null;
}

/** A person to choose, with how many territories he has (OWN-282). */
export const PersonOption = ({ login, held }: Props) => (
  <span className={classes.person}>
    <span>{login}</span>{' '}
    {held !== null && <span className={classes.held}>{exitTexts.exit.inHand(held)}</span>}
  </span>
);
