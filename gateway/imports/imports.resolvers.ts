import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { importsRest } from './imports.rest.ts';

export const importsResolvers = {
  Query: {
    importReport: async (_, { file, ...decisions }, { rest }) =>
      fieldsOf(await importsRest(rest).importReport(file, decisions)),

    imports: async (_, __, { rest }) => {
      const reply = await importsRest(rest).imports();
      return reply ? fieldsOf(reply).imports : [];
    },
  },

  Mutation: {
    runImport: async (_, { file, ...options }, { rest }) =>
      outcomeAs('ImportRun', await importsRest(rest).runImport(file, options)),

    undoImport: async (_, { importId }, { rest }) =>
      outcomeOf(await importsRest(rest).undoImport(importId)),
  },
} satisfies Resolvers;
