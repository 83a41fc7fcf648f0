import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import classes from './ButtonLink.module.css';

/** A link that looks as the main button of its screen. */
export const ButtonLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={classes.link} />
);
