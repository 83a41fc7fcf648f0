import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { groundsRest } from './grounds.rest.ts';

export const groundsResolvers = {
  Query: {
    siteGrounds: async (_, __, { rest }) => fieldsOf(await groundsRest(rest).siteGrounds()),
  },
  Mutation: {
    beginGroundUpload: async (_, file, { rest }) =>
      outcomeAs('GroundReceived', await groundsRest(rest).beginGroundUpload(file)),
    sendGroundPiece: async (_, { makingId, offset, sha256, piece }, { rest }) =>
      outcomeAs(
        'GroundReceived',
        await groundsRest(rest).sendGroundPiece(makingId, offset, sha256, piece),
      ),
    makeGround: async (_, file, { rest }) => outcomeOf(await groundsRest(rest).makeGround(file)),
    cancelGroundMaking: async (_, { makingId }, { rest }) =>
      outcomeOf(await groundsRest(rest).cancelGroundMaking(makingId)),
    editGround: async (_, edited, { rest }) =>
      outcomeOf(await groundsRest(rest).editGround(edited)),
    removeGround: async (_, { groundId }, { rest }) =>
      outcomeOf(await groundsRest(rest).removeGround(groundId)),
  },
} satisfies Resolvers;
