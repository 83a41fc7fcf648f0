import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf, outcomeAs, refusalOf, type Success } from '../parts/rest/envelope.ts';
import { pocketRest, type ReadConflict } from './pocket.rest.ts';

export const pocketResolvers = {
  Query: {
    pocketStanding: async (_, { token }, { rest }) =>
      fieldsOf(await pocketRest(rest).pocketStanding(token)).standing,
  },
  Mutation: {
    fillPocket: async (_, { held }, { rest }) => {
      const pocket = outcomeAs('Pocket', await pocketRest(rest).fillPocket(held));
      if (pocket.__typename === 'Refusal') return pocket;
      const territories = pocket.territories.map((it) => ({
        ...it,
        map: it.map && mapView(it.map),
      }));
      return { ...pocket, territories };
    },
    doPocketAct: async (_, { token, secondsAgo }, { rest }) => {
      const done = await pocketRest(rest).doPocketAct(token, secondsAgo);
      if (!done.success) return refusalOf(done);
      return done.outcome === 'counted'
        ? { ...done, __typename: 'PocketReceipt', message: done.message ?? '' }
        : conflictOf(done);
    },
    tickPocketStreet: async (_, tick, { rest }) => {
      const done = await pocketRest(rest).tickPocketStreet(tick);
      if (!done.success) return refusalOf(done);
      return done.outcome === 'taken'
        ? { __typename: 'PocketTick', message: done.message ?? '' }
        : conflictOf(done);
    },
  },
} satisfies Resolvers;

const conflictOf = (conflict: Success<ReadConflict>) =>
  ({ ...conflict, __typename: 'PocketConflict', message: conflict.message ?? '' }) as const;
