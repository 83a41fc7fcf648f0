import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { ExitMaps } from './ExitMaps.tsx';
import { ExitTo } from './ExitTo.tsx';
import { exitTexts } from './exit.texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './LoanDesk.module.css';

interface Props {
  readonly message: string | null;
  /** The exit is the reader's own: a link leads to the reader's list. */
  readonly mine: boolean;
  /** The territories that have just gone out. */
  readonly territoryIds: readonly string[];
  readonly userId: string | null;
  readonly onAgain: () => void;
}

/** Replaces the form after an exit (EXIT-20, B-87). */
export function ExitSuccess({ message, mine, territoryIds, userId, onAgain }: Props) {
  const ways = useRef<HTMLDivElement>(null);
  // For a manager the desk is ready below it, and has the focus.
  useEffect(() => {
    if (mine) ways.current?.querySelector('button')?.focus();
  }, [mine]);
  return (
    <div className={classes.success} data-beside={!mine || undefined}>
      <Alert severity="success">
        <span>{message}</span>
        {!mine && <ExitTo userId={userId} />}
      </Alert>
      <div ref={ways} className={`${blocks.row} ${classes.ways}`}>
        <Button kind={mine ? 'primary' : 'plain'} onClick={onAgain}>
          {withProduct(exitTexts.exit.again)}
        </Button>
        <ExitMaps mine={mine} territoryIds={territoryIds} />
        <PrintCards label={cardsTexts.printSeveral} territoryIds={territoryIds} />
        {mine && <Link to="/t-my-exited">{withProduct(exitTexts.exit.mine)}</Link>}
      </div>
    </div>
  );
}
