import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf } from '../parts/rest/envelope.ts';
import { undoRest } from './undo.rest.ts';

export const undoResolvers = {
  Query: {
    lastActs: async (_, __, { rest }) => fieldsOf(await undoRest(rest).lastActs()).acts,
  },
  Mutation: {
    undoAct: async (_, { act, territoryId }, { rest }) =>
      outcomeOf(await undoRest(rest).undoAct(act, territoryId ?? null)),
  },
} satisfies Resolvers;
