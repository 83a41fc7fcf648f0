import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { OneTapLink, Outcome } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { followOneTapLinkMutation, oneTapLinkQuery } from './one-tap.operations.ts';

export const oneTapActors = (client: Client) => ({
  oneTapLink: fromPromise<OneTapLink, { token: string }>(async ({ input }): Promise<OneTapLink> => {
    const { oneTapLink } = await ask(client, oneTapLinkQuery, input);
    if (!oneTapLink) throw new Failure('BACKEND_BAD_RESPONSE');
    return oneTapLink;
  }),
  followOneTapLink: fromPromise<Outcome, { token: string }>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, followOneTapLinkMutation, input)).followOneTapLink,
  ),
});
