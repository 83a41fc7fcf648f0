import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf, severityOf } from '../parts/rest/envelope.ts';
import { type WireMapState, territoryRest } from './territory.rest.ts';

export const territoryResolvers = {
  Query: {
    territories: async (_, __, { rest }) => {
      const list = fieldsOf(await territoryRest(rest).territories());
      return {
        message: list.message ?? null,
        messageType: severityOf(list.message_type),
        territories: list.territories.map((row) => ({
          id: String(row.id),
          number: row.number,
          name: row.name,
          numberName: row.number_name,
          icon: row.icon,
          iconColor: row.icon_color,
          returnDateHuman: row.return_date_human ?? '',
        })),
      };
    },
    territorySettings: async (_, { territoryId }, { rest }) => {
      const settings = fieldsOf(await territoryRest(rest).territorySettings(territoryId));
      return {
        territoryId: String(settings.territory_id),
        number: settings.number,
        name: settings.name,
        typeId: String(settings.type_id),
        types: settings.types.map(({ id, long_name }) => ({ id: String(id), longName: long_name })),
        gate: settings.gate,
        noVisited: settings.no_visited,
        noVisitedFollows: settings.no_visited_follows ?? false,
        note: settings.note ?? '',
        canEdit: settings.can_edit,
        ...mapStateOf(settings),
      };
    },
  },
  Mutation: {
    editTerritory: async (_, form, { rest }) => {
      const reply = await territoryRest(rest).editTerritory(form);
      if (!reply.success) return refusalOf(reply);
      return {
        __typename: 'EditedTerritory',
        ...mapStateOf(reply),
        message: reply.message ?? null,
        messageType: severityOf(reply.message_type),
        notice: noticeOf(reply),
      };
    },
    removeTerritory: async (_, { territoryId }, { rest }) =>
      outcomeOf(await territoryRest(rest).removeTerritory(territoryId)),
  },
} satisfies Resolvers;

const mapStateOf = ({ map_link, enable_draw_btn, map_drawed, version }: WireMapState) => ({
  mapLink: map_link,
  enableDrawBtn: enable_draw_btn,
  mapDrawn: map_drawed,
  version: version === null || version === undefined ? null : String(version),
});
