import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { accountRest } from './account.rest.ts';

export const accountResolvers = {
  Query: {
    account: async (_, __, { rest }) => fieldsOf(await accountRest(rest).account()),
    connections: async (_, __, { rest }) => {
      const reply = await accountRest(rest).connections();
      return reply === null ? [] : fieldsOf(reply).connections;
    },
    exportOwnData: async (_, { format }, { rest }) =>
      fieldsOf(await accountRest(rest).exportOwnData(format)),
  },
  Mutation: {
    editAccount: async (_, form, { rest }) => outcomeOf(await accountRest(rest).editAccount(form)),
    endConnection: async (_, { connectionId }, { rest }) =>
      outcomeOf(await accountRest(rest).endConnection(connectionId)),
    endAllConnections: async (_, __, { rest }) =>
      outcomeOf(await accountRest(rest).endAllConnections()),
  },
} satisfies Resolvers;
