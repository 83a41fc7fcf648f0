import { describe, expect, it } from 'vitest';
import {
  asRead,
  flagWith,
  maySee,
  placeAt,
  positionIn,
} from '../../backend/domain/places/places.rules.ts';

const ring = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
/** A square with a hole in its middle, and another one beside it. */
const limits = [
  { type: 'Polygon' as const, coordinates: [ring(0, 0, 10, 10), ring(4, 4, 6, 6)] },
  { type: 'Polygon' as const, coordinates: [ring(20, 0, 30, 10)] },
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });
const place = { id: 1, version: '7', ...at(1, 1) };

describe('where a place may be', () => {
  it.each([
    ['in the limits', at(2, 2), undefined],
    ['in the second piece', at(25, 5), undefined],
    ['on the limits', at(0, 5), undefined],
    ['in a hole', at(5, 5), 'outside'],
    ['between the pieces', at(15, 5), 'outside'],
  ])('%s [OWN-122]', (_, to, refused) => {
    expect(placeAt({ limits }, [], to).refused).toBe(refused);
  });

  it('not without limits, nor nowhere [OWN-122]', () => {
    expect(placeAt({ limits: [] }, [], at(2, 2)).refused).toBe('noLimits');
    expect(placeAt({ limits: null }, [], at(2, 2)).refused).toBe('noLimits');
    expect(placeAt({ limits }, [], null).refused).toBe('unreadablePosition');
  });

  it('not at a noted door, but a place may be moved within its own [OWN-122]', () => {
    const besides = at(1.00001, 1.00001);
    expect(placeAt({ limits }, [place], besides).refused).toBe('notedAlready');
    expect(placeAt({ limits }, [place], besides, place).refused).toBe(undefined);
    expect(placeAt({ limits }, [place], at(1.0001, 1)).refused).toBe(undefined);
  });

  it('two hundred, and the last one may still be moved [OWN-122]', () => {
    const full = Array.from({ length: 200 }, (_, id) => ({
      id,
      version: '1',
      ...at(1 + id / 100, 2),
    }));
    expect(placeAt({ limits }, full, at(9, 9)).refused).toBe('tooMany');
    expect(placeAt({ limits }, full, at(9, 9), full[0]).refused).toBe(undefined);
  });
});

it('the holder and managers see them, elders do not [OWN-122]', () => {
  expect(([1, 2, 3, 4, 5] as const).map((role) => maySee({ held: false }, role))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(maySee({ held: true }, 5)).toBe(true);
});

it('the flag follows the places and remembers what was typed [OWN-122]', () => {
  const first = flagWith({ noVisited: false, noVisitedTyped: null }, 1);
  expect(first).toEqual({ noVisited: true, typed: false });
  expect(flagWith({ noVisited: true, noVisitedTyped: false }, 2)).toEqual(first);
  expect(flagWith({ noVisited: true, noVisitedTyped: false }, 0)).toEqual({
    noVisited: false,
    typed: null,
  });
  expect(flagWith({ noVisited: true, noVisitedTyped: true }, 0)).toEqual({
    noVisited: true,
    typed: null,
  });
});

it('a change names what it has read, or nothing [OWN-122]', () => {
  expect(asRead(place, '7')).toEqual({});
  expect(asRead(place, null)).toEqual({});
  expect(asRead(place, '6')).toEqual({ refused: 'changedMeanwhile' });
});

it('a position is two numbers of the globe [OWN-122]', () => {
  expect(positionIn('43.7', '-7.25')).toEqual({ latitude: 43.7, longitude: -7.25 });
  for (const bad of ['', ' ', 'x', '91', 'Infinity']) expect(positionIn(bad, '7')).toBe(null);
  expect(positionIn('43', '181')).toBe(null);
});
