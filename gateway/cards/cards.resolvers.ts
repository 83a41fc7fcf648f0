import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, refusalOf } from '../parts/rest/envelope.ts';
import { cardsRest } from './cards.rest.ts';

export const cardsResolvers = {
  Query: {
    cardsCheck: async (_, { territoryIds }, { rest }) => {
      const { printable, without_map, unprintable } = fieldsOf(
        await cardsRest(rest).cardsCheck(territoryIds),
      );
      return { printable, withoutMap: without_map, unprintable: unprintable ?? '' };
    },
  },
  Mutation: {
    printCards: async (_, { territoryIds, size, onA4 }, { rest }) => {
      const reply = await cardsRest(rest).printCards(territoryIds, size, onA4);
      return reply.success
        ? {
            __typename: 'Pdf',
            filename: reply.filename,
            mime: reply.mime,
            base64: reply.base64,
          }
        : refusalOf(reply);
    },
  },
} satisfies Resolvers;
