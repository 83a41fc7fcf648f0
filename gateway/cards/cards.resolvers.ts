import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs } from '../parts/rest/envelope.ts';
import { cardsRest } from './cards.rest.ts';

export const cardsResolvers = {
  Query: {
    cardsCheck: async (_, { territoryIds }, { rest }) =>
      fieldsOf(await cardsRest(rest).cardsCheck(territoryIds)),
  },
  Mutation: {
    printCards: async (_, { territoryIds, size, onA4 }, { rest }) =>
      outcomeAs('Pdf', await cardsRest(rest).printCards(territoryIds, size, onA4)),
  },
} satisfies Resolvers;
