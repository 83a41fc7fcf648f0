import type { Resolvers } from '#schema/generated.ts';
import { outcomeAs } from '../parts/rest/envelope.ts';
import { territoryCreationRest } from './territory-creation.rest.ts';

export const territoryCreationResolvers = {
  Mutation: {
    addTerritory: async (_, { form }, { rest }) =>
      outcomeAs('TerritoryAdded', await territoryCreationRest(rest).addTerritory(form)),
  },
} satisfies Resolvers;
