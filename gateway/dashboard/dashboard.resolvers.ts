import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../rest/envelope.ts';
import { dashboardRest } from './dashboard.rest.ts';

export const dashboardResolvers = {
  Query: {
    dashboard: async (_, __, { rest }) => {
      const { total, stats, labels, values, ...told } = fieldsOf(
        await dashboardRest(rest).dashboard(),
      );
      return {
        total,
        stats,
        labels,
        values,
        message: told.message ?? null,
        messageType: severityOf(told.message_type),
      };
    },
  },
} satisfies Resolvers;
