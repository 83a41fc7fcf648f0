import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import buttonClasses from './Button.module.css';
import classes from './ButtonLink.module.css';

interface Props extends ComponentProps<typeof Link> {
  readonly kind?: 'primary' | 'plain' | 'remove';
}

/** A link that looks as a button of its kind. */
export const ButtonLink = ({ kind = 'primary', ...props }: Props) => (
  <Link {...props} className={`${buttonClasses[kind]} ${classes.link}`} />
);
