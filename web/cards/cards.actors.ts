import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type { MutationPrintCardsArgs, PdfOutcome } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { printCardsMutation } from './cards.operations.ts';

export const printCardsActors = (client: Client) => ({
  printCards: fromPromise<PdfOutcome, MutationPrintCardsArgs>(
    async ({ input }): Promise<PdfOutcome> =>
      (await ask(client, printCardsMutation, input)).printCards,
  ),
});
