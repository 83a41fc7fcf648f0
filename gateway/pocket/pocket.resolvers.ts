import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { refusalOf } from '../parts/rest/envelope.ts';
import { pocketRest } from './pocket.rest.ts';

export const pocketResolvers = {
  Mutation: {
    fillPocket: async (_, { held }, { rest }) => {
      const pocket = await pocketRest(rest).fillPocket(held);
      if (!pocket.success) return refusalOf(pocket);
      return {
        __typename: 'Pocket',
        owner: pocket.owner,
        filledAt: pocket.filled_at,
        expiresAt: pocket.expires_at,
        territories: pocket.territories.map((it) => ({
          historyId: String(it.history_id),
          numberName: it.number_name,
          note: it.note ?? '',
          releaseDateHuman: it.release_date_human,
          theoreticalReturnDate: it.theoretical_return_date,
          theoreticalReturnDateHuman: it.theoretical_return_date_human,
          asked: [...it.asked],
          acts: [...it.acts],
          mapLink: it.map_link,
          qrcode: it.qrcode,
          map: it.map && mapView(it.map),
          unvisited: (it.unvisited ?? []).map(({ latitude, longitude }) => ({
            latitude,
            longitude,
          })),
        })),
      };
    },
    doPocketAct: async (_, { token, secondsAgo }, { rest }) => {
      const done = await pocketRest(rest).doPocketAct(token, secondsAgo);
      if (!done.success) return refusalOf(done);
      const message = done.message ?? '';
      return done.outcome === 'counted'
        ? {
            __typename: 'PocketReceipt',
            effect: done.effect,
            countedOn: done.counted_on,
            message,
          }
        : {
            __typename: 'PocketConflict',
            message,
            held: done.held,
            dueDate: done.due_date,
            token: done.token,
            expiresAt: done.expires_at,
          };
    },
  },
} satisfies Resolvers;
