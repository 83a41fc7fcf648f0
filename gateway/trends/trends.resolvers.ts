import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { trendsRest } from './trends.rest.ts';

export const trendsResolvers = {
  Query: {
    trends: async (_, __, { rest }) => {
      const reply = await trendsRest(rest).trends();
      if (reply === null) return null;
      const { today, total, first_release, activities, months, rest: atRest } = fieldsOf(reply);
      return {
        today,
        total,
        firstRelease: first_release,
        activities,
        months: months.map(({ late_returns, never_covered, ...month }) => ({
          ...month,
          lateReturns: late_returns,
          neverCovered: never_covered,
        })),
        rest: atRest.map(({ median_days, ...type }) => ({ ...type, medianDays: median_days })),
      };
    },
  },
} satisfies Resolvers;
