import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { exitedRest } from './exited.rest.ts';

export const exitedResolvers = {
  Query: {
    exitedTerritories: async (_, __, { rest }) =>
      fieldsOf(await exitedRest(rest).exitedTerritories()),
  },
  Mutation: {
    grantReprieve: async (_, { territoryId, historyId }, { rest }) =>
      outcomeOf(await exitedRest(rest).grantReprieve(territoryId, historyId)),
  },
} satisfies Resolvers;
