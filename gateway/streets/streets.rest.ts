import type {
  MutationMarkSharedStreetArgs,
  MutationMarkStreetArgs,
  MutationShareStreetsArgs,
  Street,
  StreetLine,
  StreetShare,
} from '#schema/generated.ts';
import type { WireMap } from '../parts/map/wire-map.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WireRound {
  readonly covered: number;
  readonly total_metres: number;
  readonly some_before: boolean;
  readonly streets: readonly Pick<Street, 'name' | 'side' | 'metres' | 'state'>[];
}

interface WireStreets extends WireRound {
  readonly can_mark: boolean;
  readonly shared?: boolean;
}

interface WireSharedStreets extends WireRound {
  readonly number_name: string;
}

type WireLine = Pick<StreetLine, 'name' | 'lines'>;

interface WireSharedMap {
  /** Null where none is drawn. */
  readonly map: WireMap | null;
  readonly lines: readonly WireLine[];
}

/** Names of the wire stop here. */
export const roundOf = (round: WireRound) => ({
  covered: round.covered,
  totalMetres: round.total_metres,
  someBefore: round.some_before,
  streets: round.streets.map(({ name, side, metres, state }) => ({ name, side, metres, state })),
});

export const streetsRest = (rest: Rest) => ({
  territoryStreets: (territoryId: string) =>
    rest.get<WireStreets>(`/territory/streets/${encodeURIComponent(territoryId)}`),
  territoryStreetLines: (territoryId: string) =>
    rest.get<{ readonly lines: readonly WireLine[] }>(
      `/territory/streets/lines/${encodeURIComponent(territoryId)}`,
    ),
  markStreet: ({ territoryId, street, side, state, secondsAgo }: MutationMarkStreetArgs) =>
    rest.post('/territory/streets/mark', {
      territory_id: territoryId,
      street,
      side,
      state,
      seconds_ago: String(secondsAgo),
    }),
  restartStreets: (territoryId: string) =>
    rest.post('/territory/streets/restart', { territory_id: territoryId }),
  // A repeat makes another code and changes nothing else; a kept answer would hold the token.
  shareStreets: ({ territoryId, link }: MutationShareStreetsArgs) =>
    rest.read<StreetShare>('/territory/streets/share', {
      territory_id: territoryId,
      ...(link && { link }),
    }),
  unshareStreets: (territoryId: string) =>
    rest.post('/territory/streets/unshare', { territory_id: territoryId }),
  sharedStreets: (token: string) =>
    rest.get<WireSharedStreets>(`/streets/shared/${encodeURIComponent(token)}`),
  sharedStreetMap: (token: string) =>
    rest.get<WireSharedMap>(`/streets/shared/map/${encodeURIComponent(token)}`),
  markSharedStreet: ({ token, street, side, state, secondsAgo }: MutationMarkSharedStreetArgs) =>
    rest.post(
      '/streets/shared/mark',
      { token, street, side, state, seconds_ago: String(secondsAgo) },
      { keyed: true },
    ),
});
