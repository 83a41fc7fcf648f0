import type { Resolvers } from '#schema/generated.ts';
import { mapView } from '../parts/map/map-view.ts';
import { fieldsOf, refusalOf } from '../parts/rest/envelope.ts';
import { pocketRest, type WireConflict } from './pocket.rest.ts';

export const pocketResolvers = {
  Query: {
    pocketStanding: async (_, { token }, { rest }) =>
      fieldsOf(await pocketRest(rest).pocketStanding(token)).standing,
  },
  Mutation: {
    fillPocket: async (_, { held }, { rest }) => {
      const pocket = await pocketRest(rest).fillPocket(held);
      if (!pocket.success) return refusalOf(pocket);
      return {
        __typename: 'Pocket',
        owner: pocket.owner,
        filledAt: pocket.filled_at,
        expiresAt: pocket.expires_at,
        keep: pocket.keep ?? null,
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
          streets: it.streets
            ? {
                totalMetres: it.streets.total_metres,
                someBefore: it.streets.some_before,
                streets: it.streets.streets.map(({ name, side, metres, state }) => ({
                  name,
                  side,
                  metres,
                  state,
                })),
                lines: it.streets.lines ?? [],
                token: it.streets.token,
              }
            : null,
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
        : conflictOf(done, message);
    },
    tickPocketStreet: async (_, tick, { rest }) => {
      const done = await pocketRest(rest).tickPocketStreet(tick);
      if (!done.success) return refusalOf(done);
      const message = done.message ?? '';
      return done.outcome === 'taken'
        ? { __typename: 'PocketTick', message }
        : conflictOf(done, message);
    },
  },
} satisfies Resolvers;

const conflictOf = (conflict: WireConflict, message: string) =>
  ({
    __typename: 'PocketConflict',
    message,
    held: conflict.held,
    dueDate: conflict.due_date,
    token: conflict.token,
    expiresAt: conflict.expires_at,
  }) as const;
