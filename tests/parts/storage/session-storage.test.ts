import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  readLastCoordinates,
  readToken,
  storeLastCoordinates,
  storeToken,
} from '#web/parts/storage/session-storage.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    clear: () => stored.clear(),
  });
});

describe('the session storage', () => {
  it('holds the token as JSON under jwt, quotes included [LOGIN-17]', () => {
    storeToken('abc.def');
    expect([...stored]).toEqual([['jwt', '"abc.def"']]);
    expect(readToken()).toBe('abc.def');
  });

  it('a value that is no JSON string is no token [SHELL-06]', () => {
    expect(readToken()).toBeNull();
    for (const bogus of ['abc', '', '""', 'null', '12', '{"token":"x"}']) {
      stored.set('jwt', bogus);
      expect(readToken(), bogus).toBeNull();
    }
  });

  it('holds two keys and no other, the coordinates as they came [GEN-17]', () => {
    storeToken('abc');
    storeLastCoordinates('14|43.7|7.4');
    expect([...stored]).toEqual([
      ['jwt', '"abc"'],
      ['map_last_coordinates', '14|43.7|7.4'],
    ]);
    expect(readLastCoordinates()).toBe('14|43.7|7.4');
  });

  it('is emptied completely, whoever wrote to it [LOGIN-10]', () => {
    storeToken('abc');
    stored.set('foo', 'bar');
    clearSession();
    expect([...stored]).toEqual([]);
  });
});
