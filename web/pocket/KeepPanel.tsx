import { useAdditions } from '../parts/additions/additions.ts';
import { Button } from '../parts/button/Button.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './KeepPanel.module.css';
import { KeepSettings } from './KeepSettings.tsx';
import type { ListedTerritory } from './listed-territory.ts';
import { pocketTexts } from './pocket.texts.ts';
import { useKeeping } from './useKeeping.ts';

interface Props {
  readonly listed: readonly ListedTerritory[];
}

/** Asks once per device whether it may keep one's own territories, then says what it keeps (OWN-103). */
export const KeepPanel = (props: Props) => useAdditions() && <Keeping {...props} />;

function Keeping({ listed }: Props) {
  const wide = useWide();
  const keeping = useKeeping(listed);
  if (wide && !keeping.on) return null;
  if (keeping.unasked) {
    return listed.length === 0 ? null : <KeepQuestion onAnswer={keeping.send} />;
  }
  return <KeepSettings keeping={keeping} />;
}

interface QuestionProps {
  readonly onAnswer: (answer: { readonly type: 'keep' } | { readonly type: 'decline' }) => void;
}

function KeepQuestion({ onAnswer }: QuestionProps) {
  return (
    <section className={`${blocks.tile} ${classes.question}`} aria-labelledby="garder">
      <h2 id="garder">{withProduct(pocketTexts.keep)}</h2>
      <p>{withProduct(pocketTexts.keepWhy)}</p>
      <div className={classes.answers}>
        <Button onClick={() => onAnswer({ type: 'decline' })}>{pocketTexts.keepNo}</Button>
        <Button kind="primary" onClick={() => onAnswer({ type: 'keep' })}>
          {pocketTexts.keepYes}
        </Button>
      </div>
    </section>
  );
}
