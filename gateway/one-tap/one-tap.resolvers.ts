import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { oneTapRest } from './one-tap.rest.ts';

export const oneTapResolvers = {
  Query: {
    oneTapLink: async (_, { token }, { rest }) => {
      const link = fieldsOf(await oneTapRest(rest).oneTapLink(token));
      return {
        action: link.action,
        tap: link.tap,
        numberName: link.number_name,
        returnDate: link.return_date,
        returnDateHuman: link.return_date_human,
      };
    },
    dueDateCalendar: async (_, { token }, { rest }) =>
      fieldsOf(await oneTapRest(rest).dueDateCalendar(token)).calendar,
    assignmentRequests: async (_, __, { rest }) =>
      fieldsOf(await oneTapRest(rest).assignmentRequests()).requests.map((it) => ({
        requestId: String(it.request_id),
        historyId: String(it.history_id),
        kind: it.kind,
        login: it.login,
        numberName: it.number_name,
        askedOn: it.asked_on,
        askedOnHuman: it.asked_on_human,
      })),
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
