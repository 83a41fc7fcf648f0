import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../parts/rest/envelope.ts';
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

    coverageForecast: async (_, __, { rest }) => {
      const reply = await dashboardRest(rest).coverageForecast();
      if (reply === null) return null;
      const forecast = fieldsOf(reply);
      return {
        state: forecast.state,
        since: forecast.since,
        until: forecast.until,
        months: forecast.months,
        returns: forecast.returns,
        distinct: forecast.distinct,
        total: forecast.total,
        covered: forecast.covered,
        expected: forecast.expected,
        earliest: forecast.earliest,
        latest: forecast.latest,
        missing: forecast.missing,
        extraExits: forecast.extra_exits,
        types: forecast.types.map(({ extra_exits, ...type }) => ({
          ...type,
          extraExits: extra_exits,
        })),
      };
    },
  },
} satisfies Resolvers;
