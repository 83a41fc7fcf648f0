import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import type { NewTap, PermittedAct } from '#machines/domain/pocket/pocket.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useReached } from '../parts/connection/useReached.ts';
import { useRetries } from '../parts/connection/useRetries.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { keepReleases } from '../parts/installation/release.ts';
import { ReleaseNotice } from '../parts/installation/ReleaseNotice.tsx';
import { checkPocket } from '../domain/pocket/check-pocket.ts';
import { keepsTerritories, pocketMarks, usePocketChoice } from '../domain/pocket/pocket-choice.ts';
import { usePocketContents } from '../domain/pocket/usePocketContents.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { ActsWaiting } from './ActsWaiting.tsx';
import { pocketTexts } from './pocket.texts.ts';
import { aboutAct, noneText, pocketView, queueView } from './pocket.view.ts';
import { PocketCard } from './PocketCard.tsx';
import { PocketMap } from './PocketMap.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './PocketScreen.module.css';
import { PocketState } from './PocketState.tsx';
import { QueueList } from './QueueList.tsx';
import { emptyText, pocketStatement } from './readiness.view.ts';
import { useDevice } from './useDevice.ts';
import { useQueue } from './useQueue.ts';
import { useReadiness } from './useReadiness.ts';

/** /poche: one's own territories from this device alone, without a network and without a session (OWN-103 … OWN-107). */
export function PocketScreen() {
  const [params] = useSearchParams();
  const device = { ...useDevice(), reached: useReached() };
  const contents = usePocketContents();
  const queue = useQueue();
  const readiness = useReadiness(contents);
  usePocketChoice();
  useEffect(() => keepReleases(keepsTerritories), []);
  useRetries(() => void checkPocket().catch(console.warn));

  const kept = typeof contents === 'object' ? contents : null;
  const { ready } = readiness;
  const view = kept && pocketView(kept, queue.acts, { device, ready }, queue.ticks);
  const shown = view?.territories.find(
    ({ territory }) => territory.historyId === params.get('carte'),
  );
  if (shown?.territory.map)
    return <PocketMap shown={shown} map={shown.territory.map} queue={queue} />;
  const unsent = queueView(queue.acts, device.now).filter((act) => act.unsent).length;
  const choose = (held: Held, act: PermittedAct) =>
    queue.send({ type: 'act.chosen', act: tapNow(held, act) });
  return (
    <PublicScreen title={withProduct(pocketTexts.title)}>
      <ReleaseNotice />
      <ActsWaiting count={unsent} to="#file" />
      {contents === 'reading' && <Loading lines={3} />}
      {(contents === 'unreadable' || queue.unreadable) && (
        <Alert severity="warning">{pocketTexts.unreadable}</Alert>
      )}
      {kept && !view && (
        <p role="status">{withProduct(emptyText(kept, pocketMarks(), device.now))}</p>
      )}
      {kept && view && (
        <>
          <p className={classes.state} role="status">
            {view.state}
          </p>
          {view.territories.length > 0 && (
            <PocketState
              statement={pocketStatement(readiness, kept, { filling: 'off', now: device.now })}
              busy={readiness.busy}
              onAgain={readiness.goOn}
            />
          )}
          {view.clockWrong && <Alert severity="warning">{pocketTexts.clock}</Alert>}
          {queue.notKept && <Alert>{pocketTexts.notKept}</Alert>}
          {view.territories.length === 0 && <p>{withProduct(noneText(queue.acts))}</p>}
          <ul className={`${blocks.list} ${blocks.form}`}>
            {view.territories.map((one) => (
              <PocketCard
                key={one.territory.historyId}
                shown={one}
                free={queue.free}
                onAct={(act) => choose(one.territory, act)}
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
          onNext={choose}
        />
      )}
      <p className={classes.site}>
        <Link to="/">{pocketTexts.site}</Link>
      </p>
      <Confirm
        question={queue.question}
        about={aboutAct(queue.asked, kept?.territories ?? [], queue.acts)}
        onAnswer={queue.send}
      />
    </PublicScreen>
  );
}

type Held = Pick<NewTap, 'historyId' | 'numberName'>;

const tapNow = ({ historyId, numberName }: Held, { token, action, tap }: PermittedAct): NewTap => ({
  token,
  action,
  tap,
  historyId,
  numberName,
  doneAt: Date.now(),
});
