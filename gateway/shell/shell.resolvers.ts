import type { Resolvers } from '#schema/generated.ts';
import { fieldsOf } from '../parts/rest/envelope.ts';
import { shellRest } from './shell.rest.ts';

export const shellResolvers = {
  Query: {
    menu: async (_, __, { rest }) => {
      const menu = fieldsOf(await shellRest(rest).menu());
      return {
        congregationName: menu.congregation_name,
        login: menu.login,
        globalMap: menu.global_map === true,
        rgpdPrivacy: menu.rgpd_privacy === true,
        additions: menu.additions === true,
        firstSteps: menu.first_steps ?? null,
        items: menu.items.map((entry) => ({
          type: entry.type,
          icon: entry.icon,
          title: entry.title,
          target: entry.type === 'one' ? entry.target : null,
          children: entry.type === 'sub' ? entry.children : [],
        })),
      };
    },
  },
} satisfies Resolvers;
