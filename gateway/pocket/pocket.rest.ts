import type {
  LinkAction,
  MutationTickPocketStreetArgs,
  PocketStanding,
  Street,
  StreetLine,
  Tap,
} from '#schema/generated.ts';
import type { WireMap } from '../parts/map/wire-map.ts';
import type { Rest } from '../parts/rest/rest.ts';

interface WirePocketTerritory {
  readonly history_id: number;
  readonly number_name: string;
  readonly note: string | null;
  readonly release_date_human: string;
  readonly theoretical_return_date: string;
  readonly theoretical_return_date_human: string;
  readonly asked: readonly LinkAction[];
  readonly acts: readonly {
    readonly action: LinkAction;
    readonly tap: Tap;
    readonly token: string | null;
  }[];
  readonly map_link: string | null;
  readonly qrcode: string | null;
  readonly map: WireMap | null;
  readonly unvisited?: readonly { readonly latitude: number; readonly longitude: number }[];
  readonly streets?: {
    readonly total_metres: number;
    readonly some_before: boolean;
    readonly streets: readonly Pick<Street, 'name' | 'side' | 'metres' | 'state'>[];
    /** Sent by our backend only. */
    readonly lines?: readonly Pick<StreetLine, 'name' | 'lines'>[];
    readonly token: string | null;
  } | null;
}

interface WirePocket {
  readonly owner: string;
  readonly filled_at: string;
  readonly expires_at: string;
  readonly keep?: string | null;
  readonly territories: readonly WirePocketTerritory[];
}

interface WireReceipt {
  readonly outcome: 'counted';
  readonly effect: Tap;
  readonly counted_on: string;
}

interface WireTick {
  readonly outcome: 'taken';
}

export interface WireConflict {
  readonly outcome: 'conflict';
  readonly held: boolean;
  readonly due_date: string | null;
  readonly token: string | null;
  readonly expires_at: string | null;
}

interface WireStanding {
  readonly standing: PocketStanding;
}

export const pocketRest = (rest: Rest) => ({
  pocketStanding: (token: string) => rest.read<WireStanding>('/pocket/check', { token }),
  // A repeat issues other permissions and changes nothing else; a kept answer would hold tokens.
  fillPocket: (held: readonly string[]) =>
    rest.read<WirePocket>('/pocket/fill', { held: held.join(',') }),
  doPocketAct: (token: string, secondsAgo: number) =>
    rest.post<WireReceipt | WireConflict>(
      '/pocket/act',
      { token, seconds_ago: String(secondsAgo) },
      { keyed: true },
    ),
  tickPocketStreet: ({ token, street, side, state, secondsAgo }: MutationTickPocketStreetArgs) =>
    rest.post<WireTick | WireConflict>(
      '/pocket/tick',
      { token, street, side, state, seconds_ago: String(secondsAgo) },
      { keyed: true },
    ),
});
