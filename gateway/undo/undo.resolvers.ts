import type { Resolvers } from '#schema/generated.ts';
import { outcomeOf } from '../parts/rest/envelope.ts';
import { undoRest } from './undo.rest.ts';

export const undoResolvers = {
  Mutation: {
    undoAct: async (_, { act }, { rest }) => outcomeOf(await undoRest(rest).undoAct(act)),
  },
} satisfies Resolvers;
