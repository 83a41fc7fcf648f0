import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { logRest } from './log.rest.ts';

export const logResolvers = {
  Query: {
    eventLogs: async (_, { newest }, { rest }) => {
      const list = fieldsOf(await logRest(rest).eventLogs(newest ?? null));
      return { ...list, total: list.total ?? list.logs.length };
    },
  },
} satisfies Resolvers;
