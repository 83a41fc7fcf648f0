import type { territoryRemovalMachine } from '#machines/territory/territory-removal.machine.ts';
import type { territoryMachine } from '#machines/territory/territory.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  editTerritoryMutation,
  removeTerritoryMutation,
  territorySettingsQuery,
} from './territory.operations.ts';

export const territoryActors: ActorsOf<typeof territoryMachine> = (client) => ({
  editTerritory: asks(client, editTerritoryMutation),
  territorySettings: asks(client, territorySettingsQuery),
});

export const territoryRemovalActors: ActorsOf<typeof territoryRemovalMachine> = (client) => ({
  removeTerritory: asks(client, removeTerritoryMutation),
});
