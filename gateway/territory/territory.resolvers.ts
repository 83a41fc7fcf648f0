import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { territoryRest } from './territory.rest.ts';

export const territoryResolvers = {
  Query: {
    territories: async (_, __, { rest }) => fieldsOf(await territoryRest(rest).territories()),
    territorySettings: async (_, { territoryId }, { rest }) =>
      fieldsOf(await territoryRest(rest).territorySettings(territoryId)),
  },
  Mutation: {
    editTerritory: async (_, form, { rest }) =>
      outcomeAs('EditedTerritory', await territoryRest(rest).editTerritory(form)),
    removeTerritory: async (_, { territoryId }, { rest }) =>
      outcomeOf(await territoryRest(rest).removeTerritory(territoryId)),
  },
} satisfies Resolvers;
