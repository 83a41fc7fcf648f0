import type { ReactNode } from 'react';

import { ConnectionStatus } from '../connection/ConnectionStatus.tsx';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './PublicScreen.module.css';

interface Props {
  readonly title: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Layout of the screens outside the shell: the product's name, a title and the content. */
export function PublicScreen({ title, narrow = false, children }: Props) {
  const appName = withProduct(texts.appName);
  return (
    <main className={narrow ? classes.narrow : classes.wide}>
      <title>{`${title} – ${appName}`}</title>
      <p className={classes.name}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M3 7l8-3 10 4 8-3v20l-8 3-10-4-8 3z" />
          <path d="M11 4v20M21 8v20" />
        </svg>
        {appName}
      </p>
      <div className={`${blocks.card} ${classes.sheet}`}>
        <ConnectionStatus />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
