import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { histogramRest } from './histogram.rest.ts';

export const histogramResolvers = {
  Query: {
    histogram: async (_, { month, prefilter, strips }, { rest }) =>
      fieldsOf(await histogramRest(rest).histogram(month, prefilter, strips ?? null)),
    s13Check: async (_, { serviceYear }, { rest }) =>
      fieldsOf(await histogramRest(rest).s13Check(serviceYear)),
    generateS13: async (_, { serviceYear }, { rest }) =>
      fieldsOf(await histogramRest(rest).generateS13(serviceYear)),
  },
} satisfies Resolvers;
