import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type { ChosenArchive } from '#machines/archive/archive.rules.ts';
import { Failure } from '#machines/failure/failure.ts';
import type {
  ArchiveOutcome,
  CongregationOutcome,
  MutationExportCongregationArgs,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { exportCongregationMutation, importCongregationMutation } from './archive.operations.ts';

export const archiveExportActors = (client: Client) => ({
  exportCongregation: fromPromise(
    async ({ input }: { input: MutationExportCongregationArgs }): Promise<ArchiveOutcome> =>
      (await ask(client, exportCongregationMutation, input)).exportCongregation,
  ),
});

interface Sending {
  readonly file: ChosenArchive;
  readonly name: string;
}

export const archiveImportActors = (client: Client) => ({
  importCongregation: fromPromise(
    async ({ input: { file, name } }: { input: Sending }): Promise<CongregationOutcome> => {
      if (!(file instanceof File)) throw new Failure('BACKEND_BAD_RESPONSE');
      const sent = { archive: file, name };
      return (await ask(client, importCongregationMutation, sent)).importCongregation;
    },
  ),
});
