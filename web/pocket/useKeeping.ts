import { useEffect } from 'react';

import { keepingMachine } from '#machines/domain/pocket/keeping.machine.ts';

import { useRetries } from '../parts/connection/useRetries.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { choosePocket, pocketChoice } from '../domain/pocket/pocket-choice.ts';
import { type ListedTerritory, signOf } from './listed-territory.ts';
import { keepingActors } from './keeping.actors.ts';
import type { Filling } from './readiness.view.ts';

export type Keeping = ReturnType<typeof useKeeping>;

/** Whether this device keeps the reader's territories, brought up to date whenever the list is loaded (OWN-103). */
export function useKeeping(listed: readonly ListedTerritory[]) {
  const choice = pocketChoice();
  const [snapshot, send, actor] = useFlow(keepingMachine, keepingActors, {
    input: { asked: choice !== null, on: choice === 'on', listed: signOf(listed) },
  });
  useEmitted(actor, 'chosen', ({ on }) => {
    choosePocket(on ? 'on' : 'off');
    if (on && 'storage' in navigator) void navigator.storage.persist().catch(console.error);
  });
  useEffect(() => send({ type: 'list.loaded', listed: signOf(listed) }), [listed, send]);
  useRetries(() => send({ type: 'goOn' }));
  const busy = snapshot.matches('filling');
  const filling: Filling = busy ? 'busy' : snapshot.matches('unfinished') ? 'unfinished' : 'quiet';
  return {
    on: ['filling', 'kept', 'unfinished', 'notKept', 'emptying'].some(
      (state) => snapshot.value === state,
    ),
    unasked: snapshot.matches('unasked'),
    busy: snapshot.hasTag('busy'),
    filling,
    send,
  };
}
