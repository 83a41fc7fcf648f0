import type { Resolvers } from '#schema/generated.ts';
import { noticeOf, refusalOf } from '../parts/rest/envelope.ts';
import { territoryCreationRest } from './territory-creation.rest.ts';

export const territoryCreationResolvers = {
  Mutation: {
    addTerritory: async (_, { form }, { rest }) => {
      const reply = await territoryCreationRest(rest).addTerritory(form);
      return reply.success
        ? {
            __typename: 'TerritoryAdded',
            territoryId: String(reply.territory_id),
            notice: noticeOf(reply),
          }
        : refusalOf(reply);
    },
  },
} satisfies Resolvers;
