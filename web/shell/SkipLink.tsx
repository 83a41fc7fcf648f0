import type { MouseEvent } from 'react';

import { shellTexts } from './shell.texts.ts';
import classes from './SkipLink.module.css';

/** The first stop of the keyboard: over the menu, into the screen. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('#contenu')?.focus();
  };
  return (
    <a href="#contenu" className={classes['skip']} onClick={skip}>
      {shellTexts.skip}
    </a>
  );
}
