import { Link } from 'react-router-dom';

import type { PermittedAct } from '#machines/domain/pocket/pocket.rules.ts';

import { requestsTexts } from '../domain/assignment/requests.texts.ts';
import { Button } from '../parts/button/Button.tsx';
import { pocketTexts } from './pocket.texts.ts';
import type { ShownTerritory } from './pocket.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './PocketCard.module.css';

interface Props {
  readonly shown: ShownTerritory;
  readonly free: boolean;
  readonly onAct: (act: PermittedAct) => void;
}

/** One territory as the device keeps it, and what may be done with it now. */
export function PocketCard({ shown, free, onAct }: Props) {
  const { territory, due, late, soon, ready, acts, waiting, streets } = shown;
  const { historyId, numberName, note, qrcode, map } = territory;
  return (
    <li className={classes.card}>
      <h2>{numberName}</h2>
      <p className={late ? classes.late : soon ? classes.soon : undefined}>
        {due}
        {late && <strong>{pocketTexts.late}</strong>}
        {soon && <strong>{pocketTexts.soon}</strong>}
      </p>
      {note !== '' && <p className={classes.note}>{note}</p>}
      <div className={`${blocks.tools} ${classes.actions}`}>
        {map && (
          <Link
            className={classes.map}
            to={`/poche?carte=${historyId}`}
            aria-label={pocketTexts.mapOf(numberName)}
          >
            {pocketTexts.map}
          </Link>
        )}
        {acts.map((act) => (
          <Button
            key={act.action}
            disabled={!free}
            aria-label={pocketTexts.of(pocketTexts.acts[act.tap], numberName)}
            onClick={() => onAct(act)}
          >
            {pocketTexts.acts[act.tap]}
          </Button>
        ))}
      </div>
      {waiting.map(({ id, text }) => (
        <p key={id} className={classes.waiting}>
          {text}
        </p>
      ))}
      {streets?.waiting && <p className={classes.waiting}>{streets.waiting}</p>}
      {territory.asked.map((action) => (
        <p key={action} className={classes.waiting}>
          {requestsTexts.asked[action]}
        </p>
      ))}
      {qrcode !== null && (
        <details className={classes.qrcode}>
          <summary>{pocketTexts.qrcode}</summary>
          <img src={qrcode} alt={pocketTexts.qrcodeOf(numberName)} />
        </details>
      )}
      {ready !== null && <p className={classes.ready}>{ready}</p>}
    </li>
  );
}
