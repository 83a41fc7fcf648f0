import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, noticeOf, outcomeOf, refusalOf } from '../parts/rest/envelope.ts';
import { territoryTypesRest } from './territory-types.rest.ts';

export const territoryTypesResolvers = {
  Query: {
    territoryTypes: async (_, __, { rest }) => {
      const { types, admins } = fieldsOf(await territoryTypesRest(rest).territoryTypes());
      return {
        admins,
        types: types.map(({ id, long_name, short_name, congregation_id }) => ({
          id: String(id),
          longName: long_name,
          shortName: short_name,
          congregationId: String(congregation_id),
        })),
      };
    },
  },
  Mutation: {
    addTerritoryType: async (_, names, { rest }) => {
      const reply = await territoryTypesRest(rest).addTerritoryType(names);
      return reply.success
        ? {
            __typename: 'TerritoryTypeAdded',
            typeId: String(reply.type_id),
            notice: noticeOf(reply),
          }
        : refusalOf(reply);
    },
    editTerritoryType: async (_, { typeId, ...names }, { rest }) =>
      outcomeOf(await territoryTypesRest(rest).editTerritoryType(typeId, names)),
    removeTerritoryType: async (_, { typeId }, { rest }) =>
      outcomeOf(await territoryTypesRest(rest).removeTerritoryType(typeId)),
  },
} satisfies Resolvers;
