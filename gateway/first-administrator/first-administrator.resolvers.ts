import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { firstAdministratorRest } from './first-administrator.rest.ts';

export const firstAdministratorResolvers = {
  Query: {
    firstAdministrator: async (_, __, { rest }) => {
      const reply = await firstAdministratorRest(rest).state();
      return { wanted: reply !== null && fieldsOf(reply).wanted };
    },
  },
  Mutation: {
    addFirstAdministrator: async (_, entered, { rest }) =>
      outcomeOf(await firstAdministratorRest(rest).add(entered)),
  },
} satisfies Resolvers;
