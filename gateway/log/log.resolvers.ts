import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../parts/rest/envelope.ts';
import { logRest } from './log.rest.ts';

export const logResolvers = {
  Query: {
    eventLogs: async (_, { newest }, { rest }) => {
      const list = fieldsOf(await logRest(rest).eventLogs(newest ?? null));
      return {
        message: list.message ?? null,
        messageType: severityOf(list.message_type),
        total: list.total ?? list.logs.length,
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
