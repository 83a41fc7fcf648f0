import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import type {
  Congregation,
  MutationSendLostPasswordArgs,
  MutationSignInArgs,
  Outcome,
  PrivacyRules,
  SignInOutcome,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { clearSession } from '../storage/session-storage.ts';
import {
  acceptPrivacyRulesMutation,
  congregationsQuery,
  privacyRulesQuery,
  sendLostPasswordMutation,
  signInMutation,
} from './session.operations.ts';

export const signInActors = (client: Client) => ({
  forgetSession: fromPromise<void>(async () => clearSession()),
  congregations: fromPromise(
    async (): Promise<readonly Congregation[]> =>
      (await ask(client, congregationsQuery, {})).congregations ?? [],
  ),
  signIn: fromPromise<SignInOutcome, MutationSignInArgs>(
    async ({ input }): Promise<SignInOutcome> => (await ask(client, signInMutation, input)).signIn,
  ),
});

export const lostPasswordActors = (client: Client) => ({
  sendLostPassword: fromPromise<Outcome, MutationSendLostPasswordArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, sendLostPasswordMutation, input)).sendLostPassword,
  ),
});

export const privacyActors = (client: Client) => ({
  privacyRules: fromPromise(async (): Promise<PrivacyRules> => {
    const { privacyRules } = await ask(client, privacyRulesQuery, {});
    return privacyRules ?? { rgpdPrivacyHtml: '' };
  }),
  acceptPrivacyRules: fromPromise(
    async (): Promise<Outcome> =>
      (await ask(client, acceptPrivacyRulesMutation, {})).acceptPrivacyRules,
  ),
});
