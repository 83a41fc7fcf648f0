import { describe, expect, it } from 'vitest';
import { isNear, startPosition } from '#machines/map/map-editor.rules.ts';

const unplaced = { latitude: null, longitude: null, zoom: null };
const start = { latitude: 47.14, longitude: 9.52, zoom: 13 };
const from = (map: Parameters<typeof startPosition>[0]['map'], lastCoordinates: string | null) =>
  startPosition({ map, lastCoordinates });

describe('an editor starts', () => {
  it('where its map was saved, else where the last one was [MAP-08, MAP-09]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 16 };
    expect(from({ ...saved, start }, '15|43.7|7.4')).toEqual(saved);
    expect(from({ ...unplaced, start }, '15|43.7|7.4')).toEqual({
      latitude: 43.7,
      longitude: 7.4,
      zoom: 14,
    });
  });

  it('else where the congregation’s other maps lie [B-137, OWN-72]', () => {
    expect(from({ ...unplaced, start }, null)).toEqual(start);
    expect(from({ ...unplaced, start }, 'a|b|c')).toEqual(start);
  });

  it('else where nobody says, so that the ground or the device does [MAP-10, OWN-72]', () => {
    expect(from({ ...unplaced, start: null }, null)).toBe(null);
    expect(from(unplaced, null)).toBe(null);
    expect(from(null, null)).toBe(null);
  });
});

describe('a device is near a view [B-137]', () => {
  const at = (longitude: number) => ({ latitude: 0, longitude, zoom: 15 });
  /** At the equator a degree is 111.2 km. */
  const view = (zoom: number) => ({ latitude: 0, longitude: 0, zoom });

  it.each([
    ['close by', 18, 0.2, true],
    ['a day’s walk away', 18, 0.224, true],
    ['further', 18, 0.23, false],
    ['a day’s walk beyond the edge of what is seen', 10, 0.9, true],
    ['further beyond it', 10, 0.95, false],
    ['anywhere, where the view is the world', 1, 170, true],
  ])('%s, at zoom %i: %d degrees are %s', (_, zoom, degrees, near) => {
    expect(isNear(view(zoom), at(degrees))).toBe(near);
    expect(isNear(view(zoom), at(-degrees))).toBe(near);
  });

  it('over the date line', () => {
    expect(isNear({ latitude: 0, longitude: 179.9, zoom: 16 }, at(-179.95))).toBe(true);
  });

  it('anywhere, where nothing is drawn', () => {
    expect(isNear(null, at(120))).toBe(true);
  });
});
