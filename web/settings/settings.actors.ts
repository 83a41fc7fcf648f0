import type { Client } from '@urql/core';
import { fromPromise } from 'xstate';

import { Failure } from '#machines/failure/failure.ts';
import type { EditSettingsOutcome, MutationEditSettingsArgs, Settings } from '#schema/generated.ts';

import { ask } from '../graphql/ask.ts';
import { editSettingsMutation, settingsQuery } from './settings.operations.ts';

export const settingsActors = (client: Client) => ({
  settings: fromPromise(async (): Promise<Settings> => {
    const { settings } = await ask(client, settingsQuery, {});
    if (settings === null) throw new Failure('BACKEND_BAD_RESPONSE');
    return settings;
  }),
  editSettings: fromPromise<EditSettingsOutcome, MutationEditSettingsArgs>(
    async ({ input: { form, ...how } }): Promise<EditSettingsOutcome> =>
      (await ask(client, editSettingsMutation, { settings: form, ...how })).editSettings,
  ),
});
