import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { streetsRest } from './streets.rest.ts';

export const streetsResolvers = {
  Query: {
    territoryStreets: async (_, { territoryId }, { rest }) => {
      const it = fieldsOf(await streetsRest(rest).territoryStreets(territoryId));
      return {
        canMark: it.can_mark,
        covered: it.covered,
        totalMetres: it.total_metres,
        someBefore: it.some_before,
        streets: it.streets.map(({ name, side, metres, state }) => ({ name, side, metres, state })),
      };
    },
  },
  Mutation: {
    markStreet: async (_, mark, { rest }) => outcomeOf(await streetsRest(rest).markStreet(mark)),
    restartStreets: async (_, { territoryId }, { rest }) =>
      outcomeOf(await streetsRest(rest).restartStreets(territoryId)),
  },
} satisfies Resolvers;
