import type { settingsMachine } from '#machines/settings/settings.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { editSettingsMutation, settingsQuery } from './settings.operations.ts';

export const settingsActors: ActorsOf<typeof settingsMachine> = (client) => ({
  settings: asks(client, settingsQuery),
  editSettings: asks(client, editSettingsMutation),
});
