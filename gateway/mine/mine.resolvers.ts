import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../parts/rest/envelope.ts';
import { mineRest } from './mine.rest.ts';

const idOf = (id: number | undefined) => (id === undefined ? null : String(id));

export const mineResolvers = {
  Query: {
    myExitedTerritories: async (_, __, { rest }) => {
      const mine = fieldsOf(await mineRest(rest).myExitedTerritories());
      return {
        assigned: mine.assigned,
        today: mine.today ?? null,
        message: mine.message ?? null,
        messageType: severityOf(mine.message_type),
        territories: mine.territories.map((row) => ({
          territoryId: idOf(row.territory_id),
          historyId: idOf(row.history_id),
          numberName: row.number_name,
          type: row.type,
          mapLink: row.map_link,
          releaseDate: row.release_date,
          releaseDateHuman: row.release_date_human,
          theoreticalReturnDate: row.theoretical_return_date,
          theoreticalReturnDateHuman: row.theoretical_return_date_human,
          activity: row.activity,
          note: row.note ?? '',
          online: row.online,
          cssClass: row.css_class ?? '',
          mayReturn: row.may_return ?? false,
          asked: row.asked ?? [],
        })),
      };
    },
  },
} satisfies Resolvers;
