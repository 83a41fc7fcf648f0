import type { ReactNode } from 'react';

import blocks from '../theme/Blocks.module.css';
import classes from './ChosenActs.module.css';
import { ChosenCounter } from './ChosenCounter.tsx';
import { tableTexts } from './table.texts.ts';

interface Props {
  readonly chosen: ReadonlySet<string>;
  readonly countedElsewhere?: true;
  readonly onChoose: (ids: readonly string[]) => void;
  readonly children: ReactNode;
}

/** What can be done with the ticked rows: below the list, so that ticking moves no row; within reach on a phone (OWN-258). */
export function ChosenActs({ chosen, countedElsewhere, onChoose, children }: Props) {
  if (chosen.size === 0) return null;
  return (
    <div role="group" aria-label={tableTexts.acts} className={`${blocks.tools} ${classes.acts}`}>
      {countedElsewhere !== true && (
        <ChosenCounter count={chosen.size} onClear={() => onChoose([])} />
      )}
      {children}
    </div>
  );
}
