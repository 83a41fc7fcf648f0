import { useState } from 'react';

import classes from './PaperHead.module.css';
import { shellTexts } from './shell.texts.ts';

/** Above what is printed: of which congregation, on which day (OWN-257). Mounted for each printing. */
export function PaperHead({ congregation }: { readonly congregation: string }) {
  const [today] = useState(() => new Intl.DateTimeFormat('fr-FR').format(new Date()));
  return <p className={classes.paper}>{shellTexts.onPaper(congregation, today)}</p>;
}
