import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { historyRest } from './history.rest.ts';

export const historyResolvers = {
  Query: {
    territoryHistory: async (_, { territoryId }, { rest }) => {
      const history = fieldsOf(await historyRest(rest).territoryHistory(territoryId));
      return {
        canEdit: history.can_edit === true,
        today: history.today ?? null,
        theoreticalReturnDate: history.theoretical_return_date ?? null,
        reprieveBtn: history.reprieve_btn === true,
        histories: history.histories.map((row) => ({
          historyId: String(row.history_id),
          outputNumber: row.output_number,
          releaseDate: row.release_date,
          returnDate: row.return_date ?? null,
          login: row.login,
          activity: row.activity,
          cssClass: row.css_class ?? '',
          userId: idOf(row.user_id),
          activityId: String(row.activity_id),
          exited: row.exited,
          version: idOf(row.version),
        })),
      };
    },
    lastHistoryEntry: async (_, { territoryId }, { rest }) => {
      const last = fieldsOf(await historyRest(rest).lastHistoryEntry(territoryId));
      return {
        historyId: idOf(last.history_id),
        outputNumber: last.output_number ?? null,
        releaseDate: last.release_date ?? null,
        returnDate: last.return_date ?? null,
        exited: last.exited === true,
        userId: idOf(last.user_id),
        activityId: idOf(last.activity_id),
        version: idOf(last.version),
        activities: last.activities.map(({ id, name }) => ({ id: String(id), name })),
      };
    },
    activities: async (_, __, { rest }) =>
      fieldsOf(await historyRest(rest).activities()).activities.map(({ id, name }) => ({
        id: String(id),
        name,
      })),
  },
  Mutation: {
    editHistoryEntry: async (_, { form }, { rest }) =>
      outcomeOf(await historyRest(rest).editHistoryEntry(form)),
    removeHistoryEntry: async (_, { territoryId, historyId, outputNumber }, { rest }) =>
      outcomeOf(await historyRest(rest).removeHistoryEntry(territoryId, historyId, outputNumber)),
    addHistoryEntry: async (_, { form }, { rest }) => {
      const reply = await historyRest(rest).addHistoryEntry(form);
      return reply.success
        ? {
            __typename: 'HistoryEntryAdded',
            outputNumber: reply.output_number,
            releaseDate: reply.release_date,
            showHistory: reply.show_history === true,
            notice: noticeOf(reply),
          }
        : refusalOf(reply);
    },
  },
} satisfies Resolvers;

const idOf = (id: number | null | undefined): string | null => (id ? String(id) : null);
