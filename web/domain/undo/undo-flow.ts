import type { Client } from '@urql/core';
import { createActor } from 'xstate';

import { undoMachine } from '#machines/domain/undo/undo.machine.ts';

import { problemView } from '../../parts/failure/problem.view.ts';
import { inspection } from '../../parts/flow/inspection.ts';
import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import type { Notice } from '../../parts/notice/notice.ts';
import { undoActMutation } from './undo.operations.ts';
import { tellUndone } from './undone.ts';

const undoActors: ActorsOf<typeof undoMachine> = (client) => ({
  undoAct: asks(client, undoActMutation),
});

interface Tells {
  readonly onTold: (notice: Notice) => void;
  /** The request did not leave: `retry` sends it again. */
  readonly onUnsent: (retry: () => void) => void;
}

/** Takes an act back. It belongs to no screen: the notice that offers it outlives the one of the act. */
export function undoAct(client: Client, act: string, { onTold, onUnsent }: Tells): void {
  const actor = createActor(undoMachine.provide({ actors: undoActors(client) }), {
    input: { act },
    ...inspection,
  });
  actor.on('changed', ({ notice }) => {
    if (notice !== null) onTold(notice);
    tellUndone(act);
  });
  actor.on('refused', ({ problem }) => {
    const shown = problemView(problem);
    // Stays until it is closed: no form holds what was refused.
    if (shown !== null) onTold({ text: shown.message, color: shown.severity, timeout: 0 });
  });
  actor.on('unsent', () => onUnsent(() => actor.send({ type: 'retry' })));
  actor.start();
}
