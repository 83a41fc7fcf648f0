import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeOf, severityOf } from '../parts/rest/envelope.ts';
import { exitedRest } from './exited.rest.ts';

export const exitedResolvers = {
  Query: {
    exitedTerritories: async (_, __, { rest }) => {
      const list = fieldsOf(await exitedRest(rest).exitedTerritories());
      return {
        total: list.total,
        reprieve: list.reprieve,
        today: list.today ?? null,
        headers: list.headers ?? [],
        message: list.message ?? null,
        messageType: severityOf(list.message_type),
        territories: list.territories.map((row) => ({
          territoryId: String(row.territory_id),
          historyId: String(row.history_id),
          numberName: row.number_name,
          link: row.link,
          type: row.type,
          totalOutput: row.total_output,
          assignments: row.assignments,
          exited: row.exited,
          releaseDate: row.release_date ?? null,
          releaseDateHuman: row.release_date_human ?? '',
          returnDate: row.return_date,
          returnDateHuman: row.return_date_human,
          login: row.login,
          activity: row.activity,
          online: row.online ?? null,
          noVisitedIcon: row.no_visited_icon ?? '',
          noVisitedColor: row.no_visited_color ?? '',
          noVisitedText: row.no_visited_text ?? '',
          mapLink: row.map_link,
          cssClass: row.css_class ?? '',
          reprieveBtn: row.reprieve_btn,
        })),
      };
    },
  },
  Mutation: {
    grantReprieve: async (_, { territoryId, historyId }, { rest }) =>
      outcomeOf(await exitedRest(rest).grantReprieve(territoryId, historyId)),
  },
} satisfies Resolvers;
