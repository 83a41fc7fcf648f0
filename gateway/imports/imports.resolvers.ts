import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { importsRest } from './imports.rest.ts';

export const importsResolvers = {
  Query: {
    importReport: async (_, { file }, { rest }) => {
      const report = fieldsOf(await importsRest(rest).importReport(file));
      const { created, updated, ignored, doubtful, refused, maps_replaced, digest, lines } = report;
      const counts = { created, updated, ignored, doubtful, refused };
      return { ...counts, mapsReplaced: maps_replaced, digest, lines: [...lines] };
    },

    imports: async (_, __, { rest }) => {
      const reply = await importsRest(rest).imports();
      const listed = reply ? fieldsOf(reply).imports : [];
      return listed.map(({ id, file_name, datetime_human, ...it }) => ({
        ...it,
        id: String(id),
        fileName: file_name,
        datetimeHuman: datetime_human,
      }));
    },
  },

  Mutation: {
    runImport: async (_, { file, ...options }, { rest }) => {
      const reply = await importsRest(rest).runImport(file, options);
      if (!reply.success) return refusalOf(reply);
      const { import_id, created, updated, ignored } = reply;
      return {
        __typename: 'ImportRun',
        notice: noticeOf(reply),
        importId: String(import_id),
        created,
        updated,
        ignored,
      };
    },

    undoImport: async (_, { importId }, { rest }) =>
      outcomeOf(await importsRest(rest).undoImport(importId)),
  },
} satisfies Resolvers;
