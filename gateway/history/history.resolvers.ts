import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs, outcomeOf } from '../parts/rest/envelope.ts';
import { historyRest } from './history.rest.ts';

export const historyResolvers = {
  Query: {
    territoryHistory: async (_, { territoryId }, { rest }) =>
      fieldsOf(await historyRest(rest).territoryHistory(territoryId)),
    lastHistoryEntry: async (_, { territoryId }, { rest }) =>
      fieldsOf(await historyRest(rest).lastHistoryEntry(territoryId)),
    activities: async (_, __, { rest }) =>
      fieldsOf(await historyRest(rest).activities()).activities,
  },
  Mutation: {
    editHistoryEntry: async (_, { form }, { rest }) =>
      outcomeOf(await historyRest(rest).editHistoryEntry(form)),
    removeHistoryEntry: async (_, { territoryId, historyId, outputNumber }, { rest }) =>
      outcomeOf(await historyRest(rest).removeHistoryEntry(territoryId, historyId, outputNumber)),
    reopenHistoryEntry: async (_, { territoryId, historyId, version }, { rest }) =>
      outcomeOf(
        await historyRest(rest).reopenHistoryEntry(territoryId, historyId, version ?? null),
      ),
    addHistoryEntry: async (_, { form }, { rest }) =>
      outcomeAs('HistoryEntryAdded', await historyRest(rest).addHistoryEntry(form)),
  },
} satisfies Resolvers;
