import { Link } from 'react-router-dom';

import { Switch } from '../parts/fields/Switch.tsx';
import { knowsWifi, onWifi } from '../parts/installation/network.ts';
import { chooseWifiOnly, useWifiOnly } from '../domain/pocket/pocket-choice.ts';
import { usePocketContents } from '../domain/pocket/usePocketContents.ts';
import { withProduct } from '../parts/texts/product.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './KeepPanel.module.css';
import { pocketTexts } from './pocket.texts.ts';
import { PocketState } from './PocketState.tsx';
import { type Filling, pocketStatement } from './readiness.view.ts';
import { useDevice } from './useDevice.ts';
import type { Keeping } from './useKeeping.ts';
import { useReadiness } from './useReadiness.ts';

/** The switch of what this device keeps, and what that is (OWN-103). */
export function KeepSettings({ keeping }: { readonly keeping: Keeping }) {
  const { on, busy, send } = keeping;
  const onlyWifi = useWifiOnly();
  return (
    <section
      className={`${blocks.tile} ${classes.settings}`}
      aria-label={withProduct(pocketTexts.keep)}
    >
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
      {on && (
        <KeptHere
          filling={onlyWifi && !onWifi() ? 'waitsForWifi' : keeping.filling}
          onRetry={() => send({ type: 'retry' })}
        />
      )}
    </section>
  );
}

interface Props {
  readonly filling: Filling;
  readonly onRetry: () => void;
}

function KeptHere({ filling, onRetry }: Props) {
  const contents = usePocketContents();
  const readiness = useReadiness(contents);
  const { now } = useDevice();
  const known =
    typeof contents === 'object' ? contents : { facts: null, territories: [], ended: false };
  return (
    <>
      <PocketState
        statement={pocketStatement(readiness, known, { filling, now })}
        busy={readiness.busy}
        onAgain={() => {
          readiness.goOn();
          onRetry();
        }}
      />
      {known.facts && <Link to="/poche">{pocketTexts.see}</Link>}
    </>
  );
}
