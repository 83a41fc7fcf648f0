import type { MouseEvent } from 'react';

import { shellTexts } from './shell.texts.ts';
import classes from './SkipLink.module.css';

/** First tab stop: skips the menu. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#contenu')?.focus();
  };
  return (
    <a href="#contenu" className={classes.skip} onClick={skip}>
      {shellTexts.skip}
    </a>
  );
}
