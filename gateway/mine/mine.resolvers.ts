import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, severityOf } from '../parts/rest/envelope.ts';
import { mineRest } from './mine.rest.ts';

export const mineResolvers = {
  Query: {
    myExitedTerritories: async (_, __, { rest }) => {
      const mine = fieldsOf(await mineRest(rest).myExitedTerritories());
      return {
        assigned: mine.assigned,
        message: mine.message ?? null,
        messageType: severityOf(mine.message_type),
        territories: mine.territories.map((row) => ({
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
        })),
      };
    },
  },
} satisfies Resolvers;
