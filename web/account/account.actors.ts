import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type {
  Account,
  MutationEditAccountArgs,
  Outcome,
  OwnDataFile,
  OwnDataFormat,
  PrivacyRules,
} from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import {
  accountPrivacyRulesQuery,
  accountQuery,
  editAccountMutation,
  exportOwnDataQuery,
} from './account.operations.ts';

export const accountActors = (client: Client) => ({
  account: fromPromise(async (): Promise<Account> => {
    const { account } = await ask(client, accountQuery, {});
    if (account === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return account;
  }),
  editAccount: fromPromise<Outcome, MutationEditAccountArgs>(
    async ({ input }): Promise<Outcome> =>
      (await ask(client, editAccountMutation, input)).editAccount,
  ),
});

export const privacyRulesActors = (client: Client) => ({
  privacyRules: fromPromise(async (): Promise<PrivacyRules> => {
    const { privacyRules } = await ask(client, accountPrivacyRulesQuery, {});
    if (privacyRules === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return privacyRules;
  }),
});

export const ownDataActors = (client: Client) => ({
  exportOwnData: fromPromise<OwnDataFile, { format: OwnDataFormat }>(
    async ({ input }): Promise<OwnDataFile> => {
      const { exportOwnData } = await ask(client, exportOwnDataQuery, input);
      if (exportOwnData === null) throw new Failure('BACKEND_BAD_RESPONSE');
      return exportOwnData;
    },
  ),
});
