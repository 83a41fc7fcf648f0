import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { historyMachine } from '#machines/history/history.machine.ts';
import type { HistoryEntries } from '#machines/history/history.rules.ts';
import type { HistoryEntry, TerritoryHistory } from '#schema/generated.ts';

import type { Answer } from '../confirm/Confirm.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { historyActors } from './history.actors.ts';
import { historyTexts as texts } from './history.texts.ts';
import { historyView, lastDay, sentEntries } from './history.view.ts';

/** The day of the device, for a server that does not say its own. */
const deviceDay = () => new Date().toLocaleDateString('sv');

const nothing: Partial<HistoryEntries> = {};

/** The machine of the history and what is typed beside it. */
export function useHistoryEditor(
  territoryId: string,
  history: TerritoryHistory,
  onChanged: () => void,
) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(useActors(historyMachine, historyActors), {
    input: { territoryId },
    ...inspection,
  });
  const [changes, setChanges] = useState(nothing);
  /** What was asked for while something was unsaved: an entry, or to close. */
  const [waiting, setWaiting] = useState<HistoryEntry | 'close' | null>(null);
  const today = lastDay(history, deviceDay());
  const view = historyView(snapshot, history, changes, today);
  const { unsaved } = view;

  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    setChanges(nothing);
    if (notice !== null) show(notice);
    onChanged();
  });
  useEmitted(actor, 'outdated', () => onChanged());
  const hear = useEffectEvent((histories: TerritoryHistory['histories']) =>
    send({ type: 'history.changed', histories, unsaved }),
  );
  useEffect(() => hear(history.histories), [history.histories]);

  const go = useCallback(
    (to: HistoryEntry | 'close') => {
      setWaiting(null);
      setChanges(nothing);
      send(to === 'close' ? { type: 'close' } : { type: 'entry.chosen', entry: to });
    },
    [send],
  );
  const goUnlessUnsaved = useCallback(
    (to: HistoryEntry | 'close') => (unsaved ? setWaiting(to) : go(to)),
    [unsaved, go],
  );

  return {
    view: { ...view, question: view.question ?? (waiting === null ? null : texts.giveUp) },
    today,
    onEdit: () => send({ type: 'edit', history, today }),
    onEnter: (more: Partial<HistoryEntries>) => setChanges((before) => ({ ...before, ...more })),
    onChoose: goUnlessUnsaved,
    onSee: go,
    onSave: (force: boolean) => {
      if (view.entered) send({ type: 'save', entered: sentEntries(view.entered), force });
    },
    onRemove: () => send({ type: 'remove' }),
    onClose: () => goUnlessUnsaved('close'),
    onAnswer: (answer: Answer) => {
      if (waiting === null) send(answer);
      else if (answer.type === 'confirm') go(waiting);
      else setWaiting(null);
    },
  };
}
