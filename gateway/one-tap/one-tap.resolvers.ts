import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { oneTapRest } from './one-tap.rest.ts';

export const oneTapResolvers = {
  Query: {
    oneTapLink: async (_, { token }, { rest }) =>
      fieldsOf(await oneTapRest(rest).oneTapLink(token)),
    dueDateCalendar: async (_, { token }, { rest }) =>
      fieldsOf(await oneTapRest(rest).dueDateCalendar(token)).calendar,
    assignmentRequests: async (_, __, { rest }) =>
      fieldsOf(await oneTapRest(rest).assignmentRequests()).requests,
  },
  Mutation: {
    followOneTapLink: async (_, { token }, { rest }) =>
      outcomeOf(await oneTapRest(rest).followOneTapLink(token)),
    askManager: async (_, { historyId, action }, { rest }) =>
      outcomeOf(await oneTapRest(rest).askManager(historyId, action)),
    grantRequest: async (_, { requestId }, { rest }) =>
      outcomeOf(await oneTapRest(rest).grantRequest(requestId)),
    refuseRequest: async (_, { requestId }, { rest }) =>
      outcomeOf(await oneTapRest(rest).refuseRequest(requestId)),
  },
} satisfies Resolvers;
