import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import { badLines, type ImportContext } from '#machines/imports/import.rules.ts';
import type { ImportedFile, ImportReport, Outcome, RunImportOutcome } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { UnreadableFile } from '../import-files/file-fault.ts';
import { faultSentence } from '../import-files/file-fault.texts.ts';
import { recognised } from '../import-files/headers.ts';
import { importedFile } from '../import-files/imported-file.ts';
import { readFile } from '../import-files/read-file.ts';
import { importReportQuery, runImportMutation, undoImportMutation } from './imports.operations.ts';

/** What a file is refused for is said as any refusal is. */
async function told<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new Failure('REFUSED', faultSentence(cause.fault), 'error', { cause });
  }
}

const sent = ({ file, tables, sheet, kind, targets }: ImportContext): Promise<ImportedFile> =>
  told(() => importedFile(file?.name ?? '', tables[sheet] ?? { rows: [] }, kind, targets));

export const importActors = (client: Client) => ({
  readFile: fromPromise(({ input }: { input: { file: { readonly name: string } } }) =>
    told(async () => {
      const { file } = input;
      if (!(file instanceof File)) throw new Failure('BACKEND_BAD_RESPONSE');
      const tables = await readFile(file);
      const [first] = tables;
      return { tables, ...recognised(first ?? { heads: [] }) };
    }),
  ),

  importReport: fromPromise(async ({ input }: { input: ImportContext }): Promise<ImportReport> => {
    const file = await sent(input);
    const { importReport } = await ask(client, importReportQuery, { file });
    if (importReport === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return importReport;
  }),

  runImport: fromPromise(async ({ input }: { input: ImportContext }): Promise<RunImportOutcome> => {
    const { report, skipping, inviting } = input;
    const { runImport } = await ask(client, runImportMutation, {
      file: await sent(input),
      skipped: report && skipping ? badLines(report) : [],
      digest: report?.digest ?? '',
      invite: inviting,
    });
    return runImport;
  }),
});

export const undoActors = (client: Client) => ({
  perform: fromPromise(
    async ({ input }: { input: { about: string } }): Promise<Outcome> =>
      (await ask(client, undoImportMutation, { importId: input.about })).undoImport,
  ),
});
