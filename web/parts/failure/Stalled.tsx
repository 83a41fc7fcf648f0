import { Button } from '../button/Button.tsx';
import blocks from '../theme/Blocks.module.css';
import { failureTexts } from './failure.texts.ts';

/** In the place of a screen whose request could not be sent (GEN-06). */
export function Stalled({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={blocks.row}>
      <span className={blocks.quiet}>{failureTexts.stalled}</span>
      <Button onClick={onRetry}>{failureTexts.retry}</Button>
    </div>
  );
}
