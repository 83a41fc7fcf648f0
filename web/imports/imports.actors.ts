import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { RefusalError } from '#machines/parts/failure/failure.ts';
import type { fileImportMachine } from '#machines/imports/file-import.machine.ts';
import { importDraftMachine } from '#machines/imports/import-draft.machine.ts';
import { badLines, type ImportContext } from '#machines/imports/import.rules.ts';
import type { ImportedFile } from '#schema/generated.ts';

import { deviceKey } from '../parts/device/device-key.ts';
import { breath } from '../parts/files/breath.ts';
import { browserFile } from '../parts/files/browser-file.ts';
import { type ActorsOf, asks, asksWith } from '../parts/graphql/asks.ts';
import { dropDraft, orWarn, readDraft, writeDraft } from '../parts/storage/drafts.ts';
import { UnreadableFile } from '../parts/files/file-fault.ts';
import { faultSentence } from '../parts/files/file-fault.texts.ts';
import { readFile } from './files/read-file.ts';
import { rememberChoice, usualInterpretation } from './column-choices.ts';
import { draftKey, importDraft } from './import-draft.ts';
import { importReportQuery, runImportMutation, undoImportMutation } from './imports.operations.ts';
import { sentFile } from './sent-file.ts';

/** Reports an unreadable file as a refusal, so that the screen has one way to show problems. */
async function orRefusal<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new RefusalError(
      { message: faultSentence(cause.fault), severity: 'error', forceOffered: null },
      { cause },
    );
  }
}

const fileToImport = (context: ImportContext) => orRefusal<ImportedFile>(() => sentFile(context));

const draftOf = (client: Client) => {
  const giveKey = () => deviceKey(client);
  return importDraftMachine.provide({
    actors: {
      readDraft: fromPromise(async () => importDraft(await orWarn(readDraft(giveKey, draftKey)))),
      writeDraft: fromPromise(async ({ input }) => {
        if (input.draft) await orWarn(writeDraft(giveKey, draftKey, input.draft));
      }),
      dropDraft: fromPromise<void>(() => orWarn(dropDraft(giveKey, draftKey))),
    },
  });
};

export const importActors: ActorsOf<typeof fileImportMachine> = (client) => ({
  draft: draftOf(client),
  readFile: fromPromise(({ input }) =>
    orRefusal(async () => {
      const tables = await readFile(browserFile(input.file), input.reading);
      const [first] = tables;
      await breath();
      return { tables, ...usualInterpretation(first ?? { heads: [] }) };
    }),
  ),

  importReport: asksWith(client, importReportQuery, async (context) => {
    const table = context.tables[context.sheet];
    if (table) rememberChoice(table, context);
    return {
      file: await fileToImport(context),
      choices: [...context.choices],
      confirmed: [...context.confirmed],
    };
  }),

  runImport: asksWith(client, runImportMutation, async (context) => ({
    file: await fileToImport(context),
    choices: [...context.choices],
    confirmed: [...context.confirmed],
    skipped: context.report && context.skipping ? badLines(context.report) : [],
    digest: context.report?.digest ?? '',
    invite: context.inviting,
  })),

  undoImport: asks(client, undoImportMutation),
});
