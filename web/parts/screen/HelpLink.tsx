import { Link } from 'react-router-dom';

import { texts } from '../texts/texts.ts';
import classes from './Screen.module.css';

/** A quiet link to the topic of the help that is about a screen; Back returns from it (OWN-127). */
export const HelpLink = ({ topic }: { readonly topic: string }) => (
  <Link to={`/aide#${topic}`} className={classes.help}>
    {texts.help}
  </Link>
);
