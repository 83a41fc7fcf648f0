import { Link } from 'react-router-dom';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { knowsWifi, onWifi } from '../parts/installation/network.ts';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { chooseWifiOnly, useWifiOnly } from '../parts/pocket/pocket-choice.ts';
import { usePocketContents } from '../parts/pocket/usePocketContents.ts';
import { withProduct } from '../parts/texts/product.ts';
import classes from './KeepPanel.module.css';
import type { ListedTerritory } from './listed-territory.ts';
import { pocketTexts } from './pocket.texts.ts';
import { keptText } from './pocket.view.ts';
import { useDevice } from './useDevice.ts';
import { useKeeping } from './useKeeping.ts';

interface Props {
  readonly listed: readonly ListedTerritory[];
}

/** Asks once per device whether it may keep one's own territories, then says what it keeps (OWN-103). */
export function KeepPanel({ listed }: Props) {
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
    <section className={classes.question} aria-labelledby="garder">
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

function KeepSettings({ keeping }: { readonly keeping: ReturnType<typeof useKeeping> }) {
  const { on, busy, trouble, notUpdated, send } = keeping;
  const contents = usePocketContents();
  const { now } = useDevice();
  const onlyWifi = useWifiOnly();
  const kept = typeof contents === 'object' ? keptText(contents, now) : null;
  return (
    <section className={classes.settings} aria-label={withProduct(pocketTexts.keep)}>
      <Switch
        label={withProduct(pocketTexts.keep)}
        hint={pocketTexts.keepHint}
        checked={on}
        disabled={busy}
        onChange={(keep) => send({ type: keep ? 'keep' : 'drop' })}
      />
      {on && knowsWifi() && (
        <Switch label={pocketTexts.wifi} checked={onlyWifi} onChange={chooseWifiOnly} />
      )}
      <p role="status" className={classes.state}>
        {on && (busy ? pocketTexts.filling : kept)}
        {on && onlyWifi && !onWifi() && ` ${pocketTexts.waitingForWifi}`}
        {notUpdated && ` ${pocketTexts.notUpdated}`}
      </p>
      {on && trouble !== null && (
        <>
          <Alert severity="warning">{withProduct(pocketTexts.troubles[trouble])}</Alert>
          <Button disabled={busy} onClick={() => send({ type: 'retry' })}>
            {pocketTexts.retry}
          </Button>
        </>
      )}
      {on && kept !== null && <Link to="/poche">{pocketTexts.see}</Link>}
    </section>
  );
}
