import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { historyMachine } from '#machines/history/history.machine.ts';
import type { HistoryEntries } from '#machines/history/history.rules.ts';
import type { HistoryEntry, TerritoryHistory } from '#schema/generated.ts';

import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { deviceDay } from '../parts/fields/date.view.ts';
import { historyActors } from './history.actors.ts';
import { historyView, lastDay, sentEntries } from './history.view.ts';

const nothing: Partial<HistoryEntries> = {};

/** The history's machine, with the unsaved changes of its form. */
export function useHistoryEditor(
  territoryId: string,
  history: TerritoryHistory,
  onChanged: () => void,
) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(historyMachine, historyActors, {
    input: { territoryId },
  });
  const [changes, setChanges] = useState(nothing);
  const today = lastDay(history, deviceDay());
  const view = historyView(snapshot, history, changes, today);
  const { unsaved } = view;

  useEmitted(actor, 'changed', ({ notice }) => {
    setChanges(nothing);
    if (notice !== null) show(notice);
    onChanged();
  });
  useEmitted(actor, 'form.left', () => setChanges(nothing));
  useEmitted(actor, 'outdated', () => onChanged());
  const hear = useEffectEvent((histories: TerritoryHistory['histories']) =>
    send({ type: 'history.changed', histories, unsaved }),
  );
  useEffect(() => hear(history.histories), [history.histories]);

  const onChoose = useCallback(
    (entry: HistoryEntry) => send({ type: 'entry.chosen', entry, unsaved }),
    [send, unsaved],
  );

  return {
    view,
    today,
    onEdit: () => send({ type: 'edit', history, today }),
    onEnter: (more: Partial<HistoryEntries>) => {
      setChanges((before) => ({ ...before, ...more }));
      send({ type: 'form.changed' });
    },
    onChoose,
    onReread: (entry: HistoryEntry) => send({ type: 'reread', entry }),
    onSave: (force: boolean) => {
      if (view.entered) send({ type: 'save', entered: sentEntries(view.entered), force });
    },
    onRemove: () => send({ type: 'remove' }),
    onClose: () => send({ type: 'close', unsaved }),
    onAnswer: send,
  };
}
