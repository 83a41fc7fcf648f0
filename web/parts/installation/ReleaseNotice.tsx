import { Button } from '../button/Button.tsx';
import { installationTexts } from './installation.texts.ts';
import { useNewRelease } from './release.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './ReleaseNotice.module.css';

/** Offers a new release, and never forces it: what is typed stays until the reader reloads (OWN-102). */
export function ReleaseNotice() {
  const ready = useNewRelease();
  return (
    <div role="status">
      {ready && (
        <p className={`${blocks.row} ${classes.line}`}>
          {installationTexts.newRelease}
          <Button onClick={() => location.reload()}>{installationTexts.reload}</Button>
        </p>
      )}
    </div>
  );
}
