import type { Client } from '@urql/core';
import { createActor, type InputFrom } from 'xstate';

import { undoMachine } from '#machines/domain/undo/undo.machine.ts';

import { problemView } from '../../parts/failure/problem.view.ts';
import { inspection } from '../../parts/flow/inspection.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import type { Notice } from '../../parts/notice/notice.ts';
import { undoActMutation } from './undo.operations.ts';
import { announceUndone } from './undone.ts';

const undoActors: ActorsOf<typeof undoMachine> = (client) => ({
  undoAct: asks(client, undoActMutation),
});

interface Handlers {
  readonly onNotice: (notice: Notice) => void;
  /** The request did not leave: `retry` sends it again. */
  readonly onUnsent: (retry: () => void) => void;
  /** It was answered, whatever the answer. */
  readonly onEnd?: () => void;
}

/** Takes an act back, or one territory of it. It belongs to no screen: the notice that offers it outlives the one of the act. */
export function undoAct(
  client: Client,
  { act, territoryId }: InputFrom<typeof undoMachine>,
  { onNotice, onUnsent, onEnd }: Handlers,
): void {
  const actor = createActor(undoMachine.provide({ actors: undoActors(client) }), {
    input: { act, territoryId },
    ...inspection,
  });
  actor.on('changed', ({ notice }) => {
    if (notice !== null) onNotice(notice);
    act.split(',').forEach(announceUndone);
    onEnd?.();
  });
  actor.on('refused', ({ problem }) => {
    const shown = problemView(problem);
    // Stays until it is closed: no form holds what was refused.
    if (shown !== null) onNotice({ text: shown.message, color: shown.severity, timeout: 0 });
    onEnd?.();
  });
  actor.on('unsent', () => onUnsent(() => actor.send({ type: 'retry' })));
  actor.start();
}
