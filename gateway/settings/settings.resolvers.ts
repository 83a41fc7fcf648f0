import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf, outcomeAs } from '../parts/rest/envelope.ts';
import { settingsRest } from './settings.rest.ts';

export const settingsResolvers = {
  Query: {
    settings: async (_, __, { rest }) => {
      const calls = settingsRest(rest);
      const settings = fieldsOf(await calls.settings());
      const activities = settings.activities ?? fieldsOf(await calls.activities()).activities;
      return { ...settings, activities };
    },
  },

  Mutation: {
    editSettings: async (_, entered, { rest }) =>
      outcomeAs('SettingsSaved', await settingsRest(rest).editSettings(entered)),
  },
} satisfies Resolvers;
