import { useState } from 'react';

import classes from './PaperHead.module.css';
import { shellTexts } from './shell.texts.ts';

const dayOf = new Intl.DateTimeFormat('fr-FR');

/** Above what is printed: of which congregation, on which day; made anew for each printing (OWN-257). */
export function PaperHead({ congregation }: { readonly congregation: string }) {
  const [today] = useState(() => dayOf.format(new Date()));
  return <p className={classes.paper}>{shellTexts.onPaper(congregation, today)}</p>;
}
