import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { Pdf } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { generateS13Query } from './histogram.operations.ts';

export const s13Actors = (client: Client) => ({
  generateS13: fromPromise<Pdf, { serviceYear: number | null }>(
    async ({ input: { serviceYear } }): Promise<Pdf> => {
      const { generateS13 } = await ask(client, generateS13Query, { serviceYear });
      if (generateS13 === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return generateS13;
    },
  ),
});
