import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { congregationsRest } from './congregations.rest.ts';

export const congregationsResolvers = {
  Query: {
    siteCongregations: async (_, __, { rest }) =>
      fieldsOf(await congregationsRest(rest).siteCongregations()).congregations,
  },
  Mutation: {
    addCongregation: async (_, { name, contact }, { rest }) =>
      outcomeAs('CongregationSaved', await congregationsRest(rest).addCongregation(name, contact)),
    editCongregation: async (_, { congregationId, name, contact }, { rest }) =>
      outcomeAs(
        'CongregationSaved',
        await congregationsRest(rest).editCongregation(congregationId, name, contact),
      ),
    removeCongregation: async (_, { congregationId }, { rest }) =>
      outcomeOf(await congregationsRest(rest).removeCongregation(congregationId)),
  },
} satisfies Resolvers;
