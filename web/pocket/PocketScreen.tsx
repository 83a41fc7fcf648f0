import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { Alert } from '../parts/alert/Alert.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useRetries } from '../parts/connection/useRetries.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { keepReleases } from '../parts/installation/release.ts';
import { ReleaseNotice } from '../parts/installation/ReleaseNotice.tsx';
import { checkPocket } from '../parts/pocket/check-pocket.ts';
import { type PocketChoice, usePocketChoice } from '../parts/pocket/pocket-choice.ts';
import { usePocketContents } from '../parts/pocket/usePocketContents.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { pocketTexts } from './pocket.texts.ts';
import { pocketView, queueView } from './pocket.view.ts';
import { PocketCard } from './PocketCard.tsx';
import { PocketMap } from './PocketMap.tsx';
import classes from './PocketScreen.module.css';
import { QueueList } from './QueueList.tsx';
import { useDevice } from './useDevice.ts';
import { useQueue } from './useQueue.ts';

const emptyText = (ended: boolean, choice: PocketChoice) => {
  if (ended) return pocketTexts.ended;
  return choice === 'on' ? pocketTexts.cleared : pocketTexts.none;
};

/** /poche: one's own territories from this device alone, without a network and without a session (OWN-103 … OWN-107). */
export function PocketScreen() {
  const [params] = useSearchParams();
  const device = useDevice();
  const choice = usePocketChoice();
  const contents = usePocketContents();
  const queue = useQueue();
  useEffect(keepReleases, []);
  useRetries(() => void checkPocket().catch(console.warn));

  const view =
    typeof contents === 'object' ? pocketView(contents, queue.acts, device, queue.ticks) : null;
  const shown = view?.territories.find(
    ({ territory }) => territory.historyId === params.get('carte'),
  );
  if (shown?.territory.map)
    return <PocketMap shown={shown} map={shown.territory.map} queue={queue} />;
  return (
    <PublicScreen title={withProduct(pocketTexts.title)}>
      <ReleaseNotice />
      {contents === 'reading' && <Loading lines={3} />}
      {(contents === 'unreadable' || queue.unreadable) && (
        <Alert severity="warning">{pocketTexts.unreadable}</Alert>
      )}
      {typeof contents === 'object' && !view && (
        <p role="status">{withProduct(emptyText(contents.ended, choice))}</p>
      )}
      {view && (
        <>
          <p className={classes.state} role="status">
            {view.state}
          </p>
          {view.clockWrong && <Alert severity="warning">{pocketTexts.clock}</Alert>}
          {queue.notKept && <Alert>{pocketTexts.notKept}</Alert>}
          {view.territories.length === 0 && <p>{withProduct(pocketTexts.noneHeld)}</p>}
          <ul className={classes.cards}>
            {view.territories.map((one) => (
              <PocketCard
                key={one.territory.historyId}
                shown={one}
                free={queue.free}
                onAct={(act) =>
                  queue.send({
                    type: 'act.chosen',
                    act: {
                      token: act.token,
                      action: act.action,
                      tap: act.tap,
                      historyId: one.territory.historyId,
                      numberName: one.territory.numberName,
                      doneAt: Date.now(),
                    },
                  })
                }
              />
            ))}
          </ul>
        </>
      )}
      {queue.acts.length > 0 && (
        <QueueList
          acts={queueView(queue.acts, device.now)}
          free={queue.free}
          serverFailed={queue.serverFailed}
          onSend={queue.waits ? () => queue.send({ type: 'retry' }) : null}
          onClear={(ids) => queue.send({ type: 'clear', ids })}
          onNext={(act, next) =>
            queue.send({
              type: 'act.chosen',
              act: {
                token: next.token,
                action: next.action,
                tap: next.tap,
                historyId: act.historyId,
                numberName: act.numberName,
                doneAt: Date.now(),
              },
            })
          }
        />
      )}
      <p className={classes.site}>
        <Link to="/">{pocketTexts.site}</Link>
      </p>
      <Confirm question={queue.question} about={queue.about} onAnswer={queue.send} />
    </PublicScreen>
  );
}
