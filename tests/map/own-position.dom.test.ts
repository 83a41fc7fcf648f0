import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { follow } from '#web/parts/map/position/follow-position.ts';

type Told = Parameters<Parameters<typeof follow>[2]>[0];
type Map = Parameters<typeof follow>[1];

let told: Told[];
let found: PositionCallback;
let failed: PositionErrorCallback;
const clearWatch = vi.fn();
/** The place in the middle of a map on which a degree is a thousand pixels. */
let middle: [number, number];
const map = {
  getZoom: () => 14,
  getCanvas: () => ({ getContext: () => null }),
  getContainer: () => ({ clientWidth: 400, clientHeight: 800 }),
  project: ([lng, lat]: [number, number]) => ({
    x: 200 + (lng - middle[0]) * 1000,
    y: 400 - (lat - middle[1]) * 1000,
  }),
  easeTo: ({ center }: { center: [number, number] }) => {
    middle = center;
  },
  painter: {},
} as unknown as Map;

const tell = (change: Told) => void told.push(change);
const at = (longitude: number, latitude: number, heading: number | null = null) =>
  found({
    coords: { longitude, latitude, accuracy: 8, heading },
  } as GeolocationPosition);
const lastTold = () => told.at(-1);

beforeEach(() => {
  told = [];
  middle = [7.4, 43.7];
  clearWatch.mockClear();
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      watchPosition: (success: PositionCallback, error: PositionErrorCallback) => {
        found = success;
        failed = error;
        return 7;
      },
      clearWatch,
    },
  });
});
afterEach(() => vi.restoreAllMocks());

it('the first position is shown in the middle, and the map goes along with the next ones [OWN-155]', () => {
  follow(null, map, tell);
  at(7.42, 43.73);
  expect(middle).toEqual([7.42, 43.73]);
  expect(lastTold()).toMatchObject({
    position: { longitude: 7.42, latitude: 43.73, accuracy: 8 },
    searching: false,
    problem: null,
  });
  at(7.43, 43.74);
  expect(middle).toEqual([7.43, 43.74]);
});

it('a map that was moved away stays there, the next click leads back, and one more stops [OWN-155]', () => {
  const following = follow(null, map, tell);
  at(7.42, 43.73);
  middle = [7.5, 43.8];
  at(7.43, 43.74);
  expect(middle).toEqual([7.5, 43.8]);
  expect(lastTold()).toMatchObject({ position: { longitude: 7.43 } });

  expect(follow(following, map, tell)).toBe(following);
  expect(middle).toEqual([7.43, 43.74]);
  expect(clearWatch).not.toHaveBeenCalled();
  expect(follow(following, map, tell)).toBe(null);
  expect(clearWatch).toHaveBeenCalledWith(7);
  expect(lastTold()).toBe(null);
});

it('the heading is told while one moves, and stays when one stands [OWN-155]', () => {
  follow(null, map, tell);
  at(7.42, 43.73, 90);
  expect(lastTold()).toMatchObject({ heading: 90 });
  at(7.42, 43.73, Number.NaN);
  expect(lastTold()).not.toHaveProperty('heading');
});

it('lost for a while the last position stays; refused it ends with the reason, and another click asks again [OWN-155]', () => {
  const following = follow(null, map, tell);
  at(7.42, 43.73);
  const before = told.length;
  failed({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  expect(told).toHaveLength(before);
  failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  expect(told.slice(before)).toEqual([
    null,
    {
      problem:
        'La localisation est refusée. Autorise-la pour ce site dans ton navigateur, puis réessaie.',
    },
  ]);
  expect(following?.ended()).toBe(true);
  expect(follow(following, map, tell)).not.toBe(null);
});
