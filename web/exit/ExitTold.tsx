import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { cardsTexts } from '../cards/cards.texts.ts';
import { PrintCards } from '../cards/PrintCards.tsx';
import { withProduct } from '../texts/product.ts';
import { exitTexts } from './exit.texts.ts';
import classes from './LoanDesk.module.css';

interface Props {
  readonly message: string;
  /** Who is no manager has taken it for himself, and finds it in his list. */
  readonly mine: boolean;
  /** What has just gone out. */
  readonly territoryIds: readonly string[];
  readonly onAgain: () => void;
}

/** What has been taken out, in the place of the form (EXIT-20, B-87). */
export function ExitTold({ message, mine, territoryIds, onAgain }: Props) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector('button')?.focus(), []);
  return (
    <div className={classes['told']}>
      <Alert severity="success">{message}</Alert>
      <div ref={ways} className={classes['ways']}>
        <Button kind="primary" onClick={onAgain}>
          {withProduct(exitTexts.exit.again)}
        </Button>
        <PrintCards label={cardsTexts.printSeveral} territoryIds={territoryIds} />
        {mine && <Link to="/t-my-exited">{withProduct(exitTexts.exit.mine)}</Link>}
      </div>
    </div>
  );
}
