import type { Client } from '@urql/core';
import { createActor } from 'xstate';

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
}

/** Takes an act back. It belongs to no screen: the notice that offers it outlives the one of the act. */
export function undoAct(client: Client, act: string, { onNotice, onUnsent }: Handlers): void {
  const actor = createActor(undoMachine.provide({ actors: undoActors(client) }), {
    input: { act },
    ...inspection,
  });
  actor.on('changed', ({ notice }) => {
    if (notice !== null) onNotice(notice);
    announceUndone(act);
  });
  actor.on('refused', ({ problem }) => {
    const shown = problemView(problem);
    // Stays until it is closed: no form holds what was refused.
    if (shown !== null) onNotice({ text: shown.message, color: shown.severity, timeout: 0 });
  });
  actor.on('unsent', () => onUnsent(() => actor.send({ type: 'retry' })));
  actor.start();
}
