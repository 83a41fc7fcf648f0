import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { EditorOpening } from '#machines/history/history.rules.ts';
import type {
  HistoryEntryForm,
  MutationRemoveHistoryEntryArgs,
  Outcome,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  editHistoryEntryMutation,
  historyEditorQuery,
  removeHistoryEntryMutation,
} from './history.operations.ts';
import { openingOf } from './history.view.ts';

export const historyActors = (client: Client) => ({
  lastHistoryEntry: fromPromise<EditorOpening, { territoryId: string }>(
    async ({ input }): Promise<EditorOpening> => {
      const { lastHistoryEntry, publishers } = await ask(client, historyEditorQuery, input);
      if (lastHistoryEntry === null || publishers === null) {
        throw new Failure('BACKEND_BAD_RESPONSE');
      }
      return openingOf(lastHistoryEntry, publishers.users);
    },
  ),
  editHistoryEntry: fromPromise<Outcome, { form: HistoryEntryForm | null }>(
    async ({ input: { form } }): Promise<Outcome> => {
      if (form === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return (await ask(client, editHistoryEntryMutation, { form })).editHistoryEntry;
    },
  ),
  removeHistoryEntry: fromPromise<Outcome, MutationRemoveHistoryEntryArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, removeHistoryEntryMutation, input)).removeHistoryEntry,
  ),
});
