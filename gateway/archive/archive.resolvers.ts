import type { Resolvers } from '#schema/generated.ts';
import { savedOf } from '../congregations/congregations.resolvers.ts';
import { refusalOf } from '../parts/rest/envelope.ts';
import { archiveRest } from './archive.rest.ts';

export const archiveResolvers = {
  Mutation: {
    exportCongregation: async (_, { congregationId }, { rest }) => {
      const reply = await archiveRest(rest).exportCongregation(congregationId);
      if (!reply.success) return refusalOf(reply);
      const { filename, mime, base64 } = reply;
      return { __typename: 'Archive', filename, mime, base64 };
    },
    importCongregation: async (_, { archive, name, leaveOut }, { rest }) =>
      savedOf(await archiveRest(rest).importCongregation(archive, name, leaveOut)),
  },
} satisfies Resolvers;
