import type { territoryTypesMachine } from '#machines/territory-types/territory-types.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  addTerritoryTypeMutation,
  editTerritoryTypeMutation,
  removeTerritoryTypeMutation,
  territoryTypesQuery,
} from './territory-types.operations.ts';

export const territoryTypesActors: ActorsOf<typeof territoryTypesMachine> = (client) => ({
  territoryTypes: asks(client, territoryTypesQuery),
  addTerritoryType: asks(client, addTerritoryTypeMutation),
  editTerritoryType: asks(client, editTerritoryTypeMutation),
  removeTerritoryType: asks(client, removeTerritoryTypeMutation),
});
