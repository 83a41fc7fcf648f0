import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type { Outcome } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { grantReprieveMutation } from './exited.operations.ts';
import { reprieveOf } from './exited.view.ts';

export const reprieveActors = (client: Client) => ({
  perform: fromPromise<Outcome, { about: string }>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, grantReprieveMutation, reprieveOf(input.about))).grantReprieve,
  ),
});
