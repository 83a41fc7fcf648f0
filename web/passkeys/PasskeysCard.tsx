import { useState } from 'react';

import { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { useAnchored } from '../parts/scroll/useAnchored.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { knowsPasskeys } from './knows-passkeys.ts';
import { PasskeyNameDialog } from './PasskeyNameDialog.tsx';
import { PasskeyProofDialog } from './PasskeyProofDialog.tsx';
import { passkeysPlace } from './passkeys-place.ts';
import { passkeysActors } from './passkeys.actors.ts';
import { passkeysTexts as texts } from './passkeys.texts.ts';
import { passkeysView } from './passkeys.view.ts';
import classes from './PasskeysCard.module.css';

interface Props {
  readonly login: string;
  readonly onChanged?: () => void;
}

/** The reader's passkeys: this device is added, each is named and ended (OWN-362). */
export function PasskeysCard({ login, onChanged }: Props) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(passkeysMachine, passkeysActors);
  const [knows] = useState(knowsPasskeys);
  const [name, setName] = useState('');
  const view = passkeysView(snapshot, knows);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged?.();
  });
  const place = useAnchored(passkeysPlace, view.shown);
  if (!view.shown) return null;
  return (
    <section
      ref={place}
      className={`${blocks.panel} ${blocks.column} ${classes.card}`}
      aria-labelledby={passkeysPlace}
    >
      <h2 id={passkeysPlace}>{texts.title}</h2>
      <p className={`${blocks.hint} ${classes.about}`}>
        {view.rows.length === 0 ? `${texts.about} ${texts.none}` : texts.about}
      </p>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      {view.stalled && <Stalled onRetry={() => send({ type: 'retry' })} />}
      <ul className={classes.list}>
        {view.rows.map((row) => (
          <li key={row.id}>
            <p>
              <strong>{row.name}</strong>
              <span className={blocks.hint}>{view.about(row)}</span>
            </p>
            <div className={classes.acts}>
              <Button
                aria-label={texts.renameOf(row.name)}
                disabled={!view.canChange}
                onClick={() => {
                  setName(row.name);
                  send({ type: 'rename', passkeyId: row.id, name: row.name });
                }}
              >
                {texts.rename}
              </Button>
              <Button
                kind="remove"
                aria-label={texts.endOf(row.name)}
                disabled={!view.canChange}
                busy={view.ending === row.id}
                onClick={() => send({ type: 'end', passkeyId: row.id })}
              >
                {texts.end}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {view.addable ? (
          <Button disabled={!view.canAdd} busy={view.adding} onClick={() => send({ type: 'add' })}>
            {texts.add}
          </Button>
        ) : (
          <p className={blocks.hint}>{view.whyNot}</p>
        )}
      </div>
      <Confirm question={view.question} about={view.subject} danger onAnswer={send} />
      <PasskeyProofDialog snapshot={snapshot} login={login} send={send} />
      <PasskeyNameDialog snapshot={snapshot} name={name} onName={setName} send={send} />
    </section>
  );
}
