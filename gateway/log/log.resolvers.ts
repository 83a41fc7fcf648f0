import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../rest/envelope.ts';
import { logRest } from './log.rest.ts';

export const logResolvers = {
  Query: {
    eventLogs: async (_, __, { rest }) => {
      const list = fieldsOf(await logRest(rest).eventLogs());
      return {
        message: list.message ?? null,
        messageType: severityOf(list.message_type),
        logs: list.logs.map((entry) => ({
          numberName: entry.number_name ?? null,
          datetime: entry.datetime,
          datetimeHuman: entry.datetime_human,
          login: entry.login,
          action: entry.action,
          cssClass: entry.css_class ?? '',
        })),
      };
    },
  },
} satisfies Resolvers;
