import { type Dispatcher, Pool } from 'undici';
import { type Asking, placesFor } from './places.ts';

/**
 * Kinds of calls with connections of their own, so that none can starve another (OWN-38): `signIn`
 * costs a hash, `anonymous` needs no session, `long` takes up to a minute, `health` is for monitors.
 */
export type LaneName = 'signIn' | 'anonymous' | 'reading' | 'writing' | 'long' | 'health';

export interface LaneSize {
  readonly connections: number;
  /** Calls running or waiting for a connection; more wait a second for a place, and are refused then. */
  readonly calls: number;
  /** The same of one address, and of one session. */
  readonly callsOfAddress: number;
  readonly callsOfSession: number;
}

export type LaneSizes = Readonly<Record<LaneName, LaneSize>>;

export const usualLanes: LaneSizes = {
  signIn: { connections: 4, calls: 64, callsOfAddress: 24, callsOfSession: 24 },
  anonymous: { connections: 8, calls: 200, callsOfAddress: 100, callsOfSession: 100 },
  reading: { connections: 16, calls: 150, callsOfAddress: 150, callsOfSession: 100 },
  writing: { connections: 8, calls: 200, callsOfAddress: 200, callsOfSession: 100 },
  long: { connections: 6, calls: 40, callsOfAddress: 40, callsOfSession: 20 },
  health: { connections: 1, calls: 20, callsOfAddress: 20, callsOfSession: 20 },
};

/**
 * Milliseconds that a call waits for a place before it is refused: a flood that is answered at once would
 * come back at once, and refusing it would take the processor from everybody else.
 */
const lull = 1000;

/** Thrown instead of waiting longer behind too many others. */
export class LaneFull extends Error {}

export type Lane = <Answer>(
  asking: Asking,
  work: (dispatcher: Dispatcher) => Promise<Answer>,
) => Promise<Answer>;

export interface LaneLoad {
  /** Running or waiting. */
  readonly calls: number;
  /** Since the start. */
  readonly refused: number;
}

export type LaneLoads = Readonly<Record<LaneName, LaneLoad>>;

export interface Lanes {
  /** Throws `LaneFull`, or whatever `work` throws. */
  readonly of: (name: LaneName) => Lane;
  readonly load: () => LaneLoads;
  /** Breaks off whatever is under way. */
  readonly close: () => Promise<void>;
}

export function openLanes(origin: string, options: Pool.Options, sizes: LaneSizes): Lanes {
  const pools: Pool[] = [];
  const openLane = ({ connections, calls, callsOfAddress, callsOfSession }: LaneSize) => {
    const pool = new Pool(origin, { ...options, connections });
    pools.push(pool);
    const places = placesFor({
      all: calls,
      ofAddress: callsOfAddress,
      ofSession: callsOfSession,
    });
    let refused = 0;
    const lane: Lane = async (asking, work) => {
      const leave = await places.wait(asking, lull);
      if (leave === null) {
        refused += 1;
        throw new LaneFull();
      }
      try {
        return await work(pool);
      } finally {
        leave();
      }
    };
    return { lane, load: (): LaneLoad => ({ calls: places.taken(), refused }) };
  };
  const lanes = {
    signIn: openLane(sizes.signIn),
    anonymous: openLane(sizes.anonymous),
    reading: openLane(sizes.reading),
    writing: openLane(sizes.writing),
    long: openLane(sizes.long),
    health: openLane(sizes.health),
  } satisfies Record<LaneName, unknown>;
  return {
    of: (name) => lanes[name].lane,
    load: () => ({
      signIn: lanes.signIn.load(),
      anonymous: lanes.anonymous.load(),
      reading: lanes.reading.load(),
      writing: lanes.writing.load(),
      long: lanes.long.load(),
      health: lanes.health.load(),
    }),
    close: async () => {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}

const hashing: readonly string[] = [
  '/user/auth',
  '/user/password/lost',
  '/site/firstadministrator',
];

/** The lane of an ordinary call. */
export const laneOf = (path: string, signedIn: boolean, changes: boolean): LaneName => {
  if (hashing.includes(path)) return 'signIn';
  if (!signedIn) return 'anonymous';
  return changes ? 'writing' : 'reading';
};
