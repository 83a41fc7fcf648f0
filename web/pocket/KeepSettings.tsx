import { Link } from 'react-router-dom';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Switch } from '../parts/fields/Switch.tsx';
import { knowsWifi, onWifi } from '../parts/installation/network.ts';
import { chooseWifiOnly, useWifiOnly } from '../parts/pocket/pocket-choice.ts';
import { usePocketContents } from '../parts/pocket/usePocketContents.ts';
import { withProduct } from '../parts/texts/product.ts';
import classes from './KeepPanel.module.css';
import { pocketTexts } from './pocket.texts.ts';
import { keptText } from './pocket.view.ts';
import { useDevice } from './useDevice.ts';
import type { Keeping } from './useKeeping.ts';

/** The switch of what this device keeps, and what that is (OWN-103). */
export function KeepSettings({ keeping }: { readonly keeping: Keeping }) {
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
