import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { importsRest, type WireWord } from './imports.rest.ts';

const wordOf = ({ other_spellings, nearest, new_name, new_fault, lines, ...it }: WireWord) => ({
  ...it,
  lines: [...lines],
  otherSpellings: [...other_spellings],
  nearest: nearest.map(String),
  newName: new_name,
  newFault: new_fault,
});

export const importsResolvers = {
  Query: {
    importReport: async (_, { file, choices }, { rest }) => {
      const report = fieldsOf(await importsRest(rest).importReport(file, choices));
      const { created, updated, ignored, incomplete, doubtful, refused } = report;
      return {
        created,
        updated,
        ignored,
        incomplete,
        doubtful,
        refused,
        words: report.words.map(wordOf),
        offers: report.offers.map(({ field, options }) => ({
          field,
          options: options.map(({ id, name }) => ({ id: String(id), name })),
        })),
        typesCreated: report.types_created,
        peopleCreated: report.people_created,
        mapsReplaced: report.maps_replaced,
        digest: report.digest,
        lines: [...report.lines],
      };
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
