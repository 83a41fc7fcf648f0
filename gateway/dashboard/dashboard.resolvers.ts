import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { dashboardRest } from './dashboard.rest.ts';

export const dashboardResolvers = {
  Query: {
    dashboard: async (_, __, { rest }) => fieldsOf(await dashboardRest(rest).dashboard()),

    coverageForecast: async (_, __, { rest }) => {
      const reply = await dashboardRest(rest).coverageForecast();
      return reply && fieldsOf(reply);
    },

    agenda: async (_, __, { rest }) => {
      const reply = await dashboardRest(rest).agenda();
      return reply && fieldsOf(reply);
    },
  },
} satisfies Resolvers;
