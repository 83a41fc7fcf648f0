import { useId } from 'react';
import type { ExitSuccess } from '#machines/exit/exit.rules.ts';

import blocks from '../parts/theme/Blocks.module.css';
import { exitTexts } from './exit.texts.ts';
import { ExitTo } from './ExitTo.tsx';
import classes from './LoanDesk.module.css';
import { whenUsed } from '../parts/texts/when-used.ts';

const names = whenUsed(() => new Intl.ListFormat('fr-FR'));

/** What went out on this visit before the last exit (OWN-259). */
export function EarlierExits({ exits }: { readonly exits: readonly ExitSuccess[] }) {
  const title = useId();
  if (exits.length === 0) return null;
  return (
    <section className={`${blocks.hint} ${classes.earlier}`} aria-labelledby={title}>
      <h2 id={title}>{exitTexts.exit.earlier}</h2>
      <ul className={blocks.list}>
        {exits.map((exit) => (
          <li key={exit.territoryIds.join()}>
            {names().format(exit.numberNames)}
            <ExitTo userId={exit.userId} />
          </li>
        ))}
      </ul>
    </section>
  );
}
