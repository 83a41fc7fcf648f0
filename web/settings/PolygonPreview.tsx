import { withProduct } from '../parts/texts/product.ts';
import { settingsTexts } from './settings.texts.ts';
import type { previewStyle } from './settings.view.ts';
import classes from './Settings.module.css';

/** Sample streets with a territory in the chosen style. */
export function PolygonPreview({ style }: { readonly style: ReturnType<typeof previewStyle> }) {
  return (
    <svg
      viewBox="0 0 300 160"
      role="img"
      aria-label={withProduct(settingsTexts.preview)}
      className={classes.preview}
    >
      <g className={classes.streets}>
        <path d="M-10 40 L310 20 M-10 120 L310 140 M60 -10 L40 170 M240 -10 L262 170 M-10 82 L310 78 M150 -10 L148 170" />
      </g>
      <path d="M56 36 L243 24 L259 136 L45 123 Z" strokeLinejoin="round" {...style} />
    </svg>
  );
}
