import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { shellRest } from './shell.rest.ts';

export const shellResolvers = {
  Query: {
    menu: async (_, __, { rest }) => fieldsOf(await shellRest(rest).menu()),
  },
} satisfies Resolvers;
