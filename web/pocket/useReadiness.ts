import { useEffect, useEffectEvent } from 'react';

import { readinessMachine } from '#machines/domain/pocket/readiness.machine.ts';

import { useRetries } from '../parts/connection/useRetries.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { keepRest } from '../parts/installation/release.ts';
import { noteTrouble } from '../domain/pocket/pocket-choice.ts';
import type { ReadContents } from '../domain/pocket/usePocketContents.ts';
import { readinessActors } from './readiness.actors.ts';

/** Whether this device opens its territories without a network, read back whenever that may have changed (OWN-205). */
export function useReadiness(contents: ReadContents) {
  const [snapshot, send] = useFlow(readinessMachine, readinessActors);
  const look = useEffectEvent(() => {
    if (!document.hidden) send({ type: 'looked' });
  });
  const pieces = piecesIn(contents);
  useEffect(() => {
    if (pieces !== null) look();
  }, [pieces]);
  useEffect(() => {
    const again = () => look();
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    document.addEventListener('visibilitychange', again);
    worker?.addEventListener('controllerchange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      worker?.removeEventListener('controllerchange', again);
    };
  }, []);
  useRetries(() => send({ type: 'goOn' }));
  const busy = snapshot.hasTag('busy');
  useEffect(() => {
    if (!busy) void keepRest().catch(console.warn);
  }, [busy]);
  return {
    ...snapshot.context,
    ready: snapshot.hasTag('ready'),
    busy,
    goOn: () => {
      noteTrouble(null);
      send({ type: 'goOn' });
    },
  };
}

/** Changes with what is kept of the territories and their grounds, not with their ticks; null before they are read. */
const piecesIn = (contents: ReadContents): string | null =>
  typeof contents === 'string'
    ? null
    : JSON.stringify([
        contents.facts !== null,
        contents.territories.map(({ historyId, ground }) => [
          historyId,
          ground.state === 'kept' ? ground.keptAt : ground.state,
        ]),
      ]);
