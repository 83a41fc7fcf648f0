import type { Resolvers } from '#schema/generated.ts';
import { outcomeAs } from '../parts/rest/envelope.ts';
import { archiveRest } from './archive.rest.ts';

export const archiveResolvers = {
  Mutation: {
    exportCongregation: async (_, { congregationId }, { rest }) =>
      outcomeAs('Archive', await archiveRest(rest).exportCongregation(congregationId)),
    importCongregation: async (_, { archive, name, leaveOut }, { rest }) =>
      outcomeAs(
        'CongregationSaved',
        await archiveRest(rest).importCongregation(archive, name, leaveOut),
      ),
  },
} satisfies Resolvers;
