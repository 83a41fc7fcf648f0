import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { connectionsMachine } from '#machines/account/connections.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { leaveDevice } from '../domain/device/kept.ts';
import { withProduct } from '../parts/texts/product.ts';
import { accountTexts } from './account.texts.ts';
import { connectionsView } from './account.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Connections.module.css';

/** How many are shown at first. */
const few = 5;

interface Props {
  readonly actor: ActorRefFrom<typeof connectionsMachine>;
}

/** The devices where the reader is signed in, each of which can be signed out (OWN-87). */
export function Connections({ actor }: Props) {
  const { show } = useNotice();
  const view = connectionsView(useSelector(actor, (snapshot) => snapshot));
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
  });
  useEmitted(actor, 'left', leaveDevice);
  const [all, setAll] = useState(false);
  const further = view.connections.length - few;
  if (!view.shown) return null;
  return (
    <section
      className={`${blocks.panel} ${blocks.column} ${classes.card}`}
      aria-labelledby="connections"
    >
      <h2 id="connections">{accountTexts.connections}</h2>
      <p className={`${blocks.hint} ${classes.about}`}>{accountTexts.connectionsHint}</p>
      {view.problem !== null && (
        <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
      )}
      {view.stalled && <Stalled onRetry={() => actor.send({ type: 'retry' })} />}
      {view.connections.length > 0 && (
        <div className={classes.actions}>
          <Button
            kind="remove"
            disabled={!view.canEnd}
            busy={view.endingAll}
            onClick={() => actor.send({ type: 'endAll' })}
          >
            {accountTexts.endAll}
          </Button>
        </div>
      )}
      <ul className={classes.list}>
        {view.connections
          .slice(0, all ? undefined : few)
          .map(({ id, device, since, lastSeen, newDevice, keeps, present }) => (
            <li key={id}>
              <p>
                <strong>{device}</strong>
                {newDevice && <span className={classes.new}>{accountTexts.newDevice}</span>}
                <span className={blocks.hint}>
                  {accountTexts.since(since)}
                  {!present && lastSeen !== since && `, ${accountTexts.lastSeen(lastSeen)}`}
                  {keeps && `, ${withProduct(accountTexts.keeps)}`}
                </span>
              </p>
              {present ? (
                <span className={classes.present}>{accountTexts.thisDevice}</span>
              ) : (
                <Button
                  aria-label={accountTexts.endOf(device, since)}
                  disabled={!view.canEnd}
                  busy={view.ending === id}
                  onClick={() => actor.send({ type: 'end', connectionId: id })}
                >
                  {accountTexts.end}
                </Button>
              )}
            </li>
          ))}
      </ul>
      {further > 0 && !all && (
        <Button onClick={() => setAll(true)}>{accountTexts.furtherConnections(further)}</Button>
      )}
      <Confirm question={view.question} onAnswer={actor.send} />
    </section>
  );
}
