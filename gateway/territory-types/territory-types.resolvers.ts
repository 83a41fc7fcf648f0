import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { territoryTypesRest } from './territory-types.rest.ts';

export const territoryTypesResolvers = {
  Query: {
    territoryTypes: async (_, __, { rest }) =>
      fieldsOf(await territoryTypesRest(rest).territoryTypes()),
  },
  Mutation: {
    addTerritoryType: async (_, names, { rest }) =>
      outcomeAs('TerritoryTypeAdded', await territoryTypesRest(rest).addTerritoryType(names)),
    editTerritoryType: async (_, { typeId, ...names }, { rest }) =>
      outcomeOf(await territoryTypesRest(rest).editTerritoryType(typeId, names)),
    removeTerritoryType: async (_, { typeId }, { rest }) =>
      outcomeOf(await territoryTypesRest(rest).removeTerritoryType(typeId)),
  },
} satisfies Resolvers;
