import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { mineRest } from './mine.rest.ts';

export const mineResolvers = {
  Query: {
    myExitedTerritories: async (_, __, { rest }) =>
      fieldsOf(await mineRest(rest).myExitedTerritories()),
  },
} satisfies Resolvers;
