import { describe, expect, it } from 'vitest';
import type { ReadBack } from '#machines/domain/pocket/keeping.rules.ts';
import { readinessMachine } from '#machines/domain/pocket/readiness.machine.ts';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';

const samples = [{ type: 'looked' }, { type: 'goOn' }] as const;
const looked = { type: 'looked' } as const;
const goOn = { type: 'goOn' } as const;
const there = done('keepSite');
const readWhole = done('readBack', { lacks: [], trouble: null } satisfies ReadBack);
const readPart = done('readBack', { lacks: ['site'], trouble: null } satisfies ReadBack);
const readFull = done('readBack', { lacks: ['grounds'], trouble: 'full' } satisfies ReadBack);
const events = [
  ...samples,
  there,
  ...everyFailure('keepSite'),
  ...everyFailure('readBack'),
  readWhole,
  readPart,
  readFull,
];
const from = (...happened: Parameters<typeof play<typeof readinessMachine>>[2]) =>
  play(readinessMachine, undefined, happened);

describe('whether a device is ready without a network [OWN-205]', () => {
  it('keeps the site, then reads everything back, and only then is ready', () => {
    const { snapshot, calls } = from();
    expect([snapshot.value, calls]).toEqual(['keepingSite', [{ src: 'keepSite' }]]);
    expect(snapshot).toOnlyAccept([], samples);
    const kept = from(there);
    expect([kept.snapshot.value, kept.calls.at(-1), kept.snapshot.hasTag('ready')]).toEqual([
      'readingBack',
      { src: 'readBack' },
      false,
    ]);
    const ready = from(there, readWhole).snapshot;
    expect([ready.value, ready.hasTag('ready'), ready.context]).toEqual([
      'ready',
      true,
      { lacks: [], trouble: null },
    ]);
    expect(ready).toOnlyAccept(['looked'], samples);
  });

  it('there is no other way to be ready than a reading that found everything', () => {
    expect(waysInto(readinessMachine, undefined, events, 'ready')).toEqual([
      'readingAgain xstate.done.actor.readBack',
      'readingBack xstate.done.actor.readBack',
    ]);
    expect(waysInto(readinessMachine, undefined, events, 'readingAgain')).toEqual(['ready looked']);
  });

  it('is not ready once a reading misses something, or fails', () => {
    for (const ending of [readPart, ...everyFailure('readBack')]) {
      const { snapshot } = from(there, readWhole, looked, ending);
      expect([snapshot.value, snapshot.hasTag('ready')]).toEqual(['lacking', false]);
    }
  });

  it('stays ready while it reads again, and afterwards where everything is there still', () => {
    const again = from(there, readWhole, looked);
    expect([again.snapshot.value, again.snapshot.hasTag('ready')]).toEqual(['readingAgain', true]);
    const twice = from(there, readWhole, looked, looked, readWhole);
    expect([twice.snapshot.value, twice.calls.map(({ src }) => src)]).toEqual([
      'ready',
      ['keepSite', 'readBack', 'readBack', 'readBack'],
    ]);
  });

  it('says what is missing and why; where it could not be read, that nothing is known', () => {
    expect(from(there, readFull).snapshot.context).toEqual({ lacks: ['grounds'], trouble: 'full' });
    const unread = from(there, readFull, looked, failed('readBack', new TypeError('A bug.')));
    expect(unread.snapshot.context).toEqual({ lacks: [], trouble: null });
    expect(from().snapshot.context).toEqual({ lacks: null, trouble: null });
  });

  it('reads what is there also where the site could not be kept', () => {
    for (const failure of everyFailure('keepSite')) {
      expect(from(failure).snapshot.value).toBe('readingBack');
    }
  });

  it('goes on later, or looks again, where something is missing', () => {
    const { snapshot } = from(there, readPart);
    expect(snapshot).toOnlyAccept(['looked', 'goOn'], samples);
    expect(from(there, readPart, goOn).snapshot.value).toBe('keepingSite');
    expect(from(there, readPart, looked).snapshot.value).toBe('readingBack');
  });

  it('a look during a reading reads anew: what it had read may be gone', () => {
    const { calls } = from(there, looked, readPart);
    expect(calls.map(({ src }) => src)).toEqual(['keepSite', 'readBack', 'readBack']);
  });

  it('enters each of its states', () => {
    expect(neverEntered(readinessMachine, [undefined], events)).toEqual([]);
  });
});
