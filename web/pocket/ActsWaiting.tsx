import { Link } from 'react-router-dom';

import blocks from '../parts/theme/Blocks.module.css';
import classes from './ActsWaiting.module.css';
import { pocketTexts } from './pocket.texts.ts';

interface Props {
  readonly count: number;
  /** Where they are listed. */
  readonly to: string;
}

/** How many acts wait for the network, in one line at the top (OWN-209). */
export function ActsWaiting({ count, to }: Props) {
  return (
    <p role="status" className={`${blocks.panel} ${blocks.row} ${classes.line}`}>
      {count > 0 && (
        <>
          {pocketTexts.actsWait(count)} <Link to={to}>{pocketTexts.seeActs}</Link>
        </>
      )}
    </p>
  );
}
