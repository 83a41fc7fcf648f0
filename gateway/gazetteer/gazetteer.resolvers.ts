import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { gazetteerRest } from './gazetteer.rest.ts';

export const gazetteerResolvers = {
  Query: {
    groundSearch: async (_, { text }, { rest }) => {
      const reply = await gazetteerRest(rest).groundSearch(text);
      return reply && fieldsOf(reply);
    },

    territoryGround: async (_, { territoryId }, { rest }) => {
      const reply = await gazetteerRest(rest).territoryGround(territoryId);
      return reply && fieldsOf(reply);
    },
  },
} satisfies Resolvers;
