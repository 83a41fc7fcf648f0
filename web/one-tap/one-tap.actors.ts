import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { OneTapLink, Outcome } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  followOneTapLinkMutation,
  grantRequestMutation,
  oneTapLinkQuery,
  refuseRequestMutation,
} from './one-tap.operations.ts';

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

const answering = (answer: (requestId: string) => Promise<Outcome>) => ({
  perform: fromPromise<Outcome, { about: string }>(async ({ input }): Promise<Outcome> =>
    answer(input.about),
  ),
});

export const grantActors = (client: Client) =>
  answering(
    async (requestId) => (await ask(client, grantRequestMutation, { requestId })).grantRequest,
  );

export const refusalActors = (client: Client) =>
  answering(
    async (requestId) => (await ask(client, refuseRequestMutation, { requestId })).refuseRequest,
  );
