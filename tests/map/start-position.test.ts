import { describe, expect, it } from 'vitest';
import { startPosition } from '#machines/map/map-editor.rules.ts';

const nowhere = { latitude: null, longitude: null, zoom: null };
const start = { latitude: 47.14, longitude: 9.52, zoom: 13 };

describe('an editor starts', () => {
  it('where its map was saved, else where the last one was [MAP-08, MAP-09]', () => {
    const saved = { latitude: 43.73, longitude: 7.42, zoom: 16 };
    expect(startPosition({ ...saved, start }, '15|43.7|7.4')).toEqual(saved);
    expect(startPosition({ ...nowhere, start }, '15|43.7|7.4')).toEqual({
      latitude: 43.7,
      longitude: 7.4,
      zoom: 14,
    });
  });

  it('else where the congregation’s other maps lie [OWN-72]', () => {
    expect(startPosition({ ...nowhere, start }, null)).toEqual(start);
    expect(startPosition({ ...nowhere, start }, 'a|b|c')).toEqual(start);
  });

  it('else where nobody says, so that the ground or the device does [MAP-10, OWN-72]', () => {
    expect(startPosition({ ...nowhere, start: null }, null)).toBe(null);
    expect(startPosition(nowhere, null)).toBe(null);
  });
});
