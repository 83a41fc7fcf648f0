import type { ReactNode } from 'react';

import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Arriving.module.css';
import { shellTexts } from './shell.texts.ts';

const appName = withProduct(texts.appName);

interface Props {
  readonly loading: boolean;
  readonly children?: ReactNode;
}

/** The page of a reader whose menu is not known yet; the gateway's first answer shows the same. */
export const Arriving = ({ loading, children }: Props) => (
  <main className={classes.arriving}>
    <title>{appName}</title>
    <h1>{appName}</h1>
    <noscript>
      <p role="alert">{shellTexts.withoutScript}</p>
    </noscript>
    {loading && (
      <div role="status" className={`${blocks.panel} ${classes.progress}`}>
        <span className={classes.bar} aria-hidden="true" />
        {shellTexts.loading}
      </div>
    )}
    {children}
  </main>
);
