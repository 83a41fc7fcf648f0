import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { exitRest, type WireChoice } from './exit.rest.ts';

export const exitResolvers = {
  Query: {
    exitChoices: async (_, { hideRecent, filter }, { rest }) => {
      const choices = fieldsOf(await exitRest(rest).exitChoices(hideRecent, filter ?? null));
      return {
        manager: choices.manager === true,
        releaseDate: choices.release_date,
        territories: choices.territories.map(territoryChoice),
        activities: choices.activities.map(({ id, name }) => ({ id: String(id), name })),
        enableOnlineBooking: choices.enable_online_booking === true,
      };
    },
    returnChoices: async (_, __, { rest }) => {
      const choices = fieldsOf(await exitRest(rest).returnChoices());
      return {
        manager: choices.manager === true,
        message: choices.message ?? null,
        returnDate: choices.return_date,
        territories: choices.territories.map(territoryChoice),
      };
    },
    exitCancelChoices: async (_, __, { rest }) => {
      const { territories } = fieldsOf(await exitRest(rest).exitCancelChoices());
      return { territories: territories.map(territoryChoice) };
    },
    mapToken: async (_, { territoryId }, { rest }) =>
      fieldsOf(await exitRest(rest).mapToken(territoryId)).token,
  },
  Mutation: {
    exitTerritories: async (_, { form }, { rest }) => {
      const reply = await exitRest(rest).exitTerritories(form);
      return reply.success
        ? {
            __typename: 'TerritoriesExited',
            notice: noticeOf(reply),
            changeDisplay: reply.change_display === true,
            changeMessage: reply.change_message ?? null,
          }
        : refusalOf(reply);
    },
    returnTerritories: async (_, { territoryIds, returnDate }, { rest }) =>
      outcomeOf(await exitRest(rest).returnTerritories(territoryIds, returnDate ?? null)),
    cancelExit: async (_, { territoryIds }, { rest }) =>
      outcomeOf(await exitRest(rest).cancelExit(territoryIds)),
  },
} satisfies Resolvers;

const territoryChoice = (row: WireChoice) => ({
  id: String(row.id),
  number: row.number ?? 0,
  name: row.name ?? row.number_name,
  numberName: row.number_name,
  type: row.type ?? '',
  icon: row.icon ?? '',
  iconColor: row.icon_color ?? '',
  returnDate: row.return_date ?? null,
  returnDateHuman: row.return_date_human ?? '',
  login: row.login ?? '',
  releaseDate: row.release_date ?? null,
  mapDrawn: row.map_drawn === true,
});
