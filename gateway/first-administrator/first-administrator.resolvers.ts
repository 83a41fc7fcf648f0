import type { Resolvers } from '#schema/generated.ts';
import { outcomeOf } from '../parts/rest/envelope.ts';
import { firstAdministratorRest } from './first-administrator.rest.ts';

export const firstAdministratorResolvers = {
  Mutation: {
    makeFirstAdministrator: async (_, wish, { rest }) =>
      outcomeOf(await firstAdministratorRest(rest).make(wish)),
  },
} satisfies Resolvers;
