import { fromPromise } from 'xstate';

import type { historyMachine } from '#machines/history/history.machine.ts';
import type { EditorOpening } from '#machines/history/history.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { QueryLastHistoryEntryArgs } from '#schema/generated.ts';

import { ask } from '../parts/graphql/ask.ts';
import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  editHistoryEntryMutation,
  historyEditorQuery,
  removeHistoryEntryMutation,
} from './history.operations.ts';
import { openingOf } from './history.view.ts';

export const historyActors: ActorsOf<typeof historyMachine> = (client) => ({
  lastHistoryEntry: fromPromise<EditorOpening, QueryLastHistoryEntryArgs>(async ({ input }) => {
    const { lastHistoryEntry, publishers } = await ask(client, historyEditorQuery, input);
    if (lastHistoryEntry === null || publishers === null) {
      throw new Failure('BACKEND_BAD_RESPONSE');
    }
    return openingOf(lastHistoryEntry, publishers.users);
  }),
  editHistoryEntry: asks(client, editHistoryEntryMutation),
  removeHistoryEntry: asks(client, removeHistoryEntryMutation),
});
