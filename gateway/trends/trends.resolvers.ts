import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { trendsRest } from './trends.rest.ts';

export const trendsResolvers = {
  Query: {
    trends: async (_, __, { rest }) => {
      const reply = await trendsRest(rest).trends();
      return reply && fieldsOf(reply);
    },
  },
} satisfies Resolvers;
