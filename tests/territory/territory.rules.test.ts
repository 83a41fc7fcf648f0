import type { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  editTerritory,
  mayDraw,
  removeTerritory,
  type EditCommand,
  type EditFacts,
} from '../../backend/domain/territory/territory.rules.ts';
import { changedSentence, wordsFor } from '../../backend/territory/territory.sentences.ts';

const facts: EditFacts = {
  number: 12,
  name: 'Rue Grimaldi',
  typeId: 1,
  gate: 40,
  noVisited: false,
  note: '',
  mapToken: 'a-token',
  typeVisible: true,
  hasPlaces: false,
  since: [],
};
const command: EditCommand = {
  name: 'Rue Grimaldi',
  typeId: 1,
  gate: 40,
  noVisited: false,
  note: '',
  rebuildMapToken: false,
  forceOverwrite: false,
};
const since = [{ login: 'Marie', at: '2026-03-15T13:32:00Z', fields: ['name'] as const }];

describe('what a save of a territory changes', () => {
  it('is nothing when all is as it was [DET-18]', () => {
    expect(editTerritory(facts, command)).toEqual({ changed: [] });
  });

  it('is each field that differs, in the order of the form [DET-18, B-81]', () => {
    const other = {
      name: 'Rue Caroline',
      typeId: 2,
      gate: null,
      noVisited: true,
      note: 'Code 12',
      rebuildMapToken: true,
      forceOverwrite: false,
    };
    expect(editTerritory(facts, other)).toEqual({
      changed: ['name', 'type', 'gate', 'noVisited', 'note', 'mapLink'],
    });
    expect(editTerritory({ ...facts, gate: null }, { ...command, gate: 0 })).toEqual({
      changed: ['gate'],
    });
  });

  it.each([
    ['an unknown territory', undefined, command, 'unknownTerritory'],
    ['a type of somebody else', { ...facts, typeVisible: false }, command, 'unknownType'],
    [
      'a new link without a drawn map',
      { ...facts, mapToken: null },
      { ...command, rebuildMapToken: true },
      'noMap',
    ],
  ] as const)('is refused for %s [REST-17, B-71]', (_, known, asked, refused) => {
    expect(editTerritory(known, asked)).toEqual({ refused });
  });

  it('is refused when somebody saved since the page was read, unless it is forced or changes nothing [REST-17]', () => {
    const stale = { ...facts, since };
    const renamed = { ...command, name: 'Rue Caroline' };
    expect(editTerritory(stale, renamed)).toEqual({ refused: 'changedMeanwhile', since });
    expect(editTerritory(stale, { ...renamed, forceOverwrite: true })).toEqual({
      changed: ['name'],
    });
    expect(editTerritory(stale, command)).toEqual({ changed: [] });
  });
});

describe('what is said of a change meanwhile', () => {
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO('Europe/Paris');

  it('names who, when by the clock on the wall, and what in words [REST-17]', () => {
    expect(changedSentence(since, local)).toBe(
      'Marie a modifié ce {product} entre-temps (le 15/03/2026 à 14:32)\u202F: nom. Rien n’est enregistré.',
    );
  });

  it('names each of several once, the latest time, and each field once [REST-17]', () => {
    const several = [
      ...since,
      { login: null, at: '2026-03-16T07:05:00Z', fields: ['note', 'gate'] as const },
      { login: 'Marie', at: '2026-07-16T07:05:00Z', fields: ['name'] as const },
    ];
    expect(changedSentence(several, local)).toBe(
      'Marie et Quelqu’un ont modifié ce {product} entre-temps (la dernière fois le 16/07/2026 à 09:05)\u202F: nom, nombre de portes, note. Rien n’est enregistré.',
    );
  });

  it('takes a name as it is [REST-17]', () => {
    const odd = [{ login: '$& {fields}', at: '2026-03-15T13:32:00Z', fields: ['type'] as const }];
    expect(changedSentence(odd, local)).toContain('$& ');
  });

  it('fits into a line of the event log whatever was changed [B-81]', () => {
    const all = ['name', 'type', 'gate', 'noVisited', 'note', 'mapLink'] as const;
    expect(`Modifié\u202F: ${wordsFor(all)}`.length).toBeLessThanOrEqual(120);
  });
});

describe('removing a territory', () => {
  const numberName = 'T12 - Rue Grimaldi';

  it('is refused while it is out [B-70, REST-66]', () => {
    expect(removeTerritory({ numberName, out: true })).toEqual({ refused: 'out', numberName });
    expect(removeTerritory({ numberName, out: false })).toEqual({ numberName });
    expect(removeTerritory(undefined)).toEqual({ refused: 'unknownTerritory' });
  });
});

describe('the map of a territory', () => {
  it('is drawn here by who may edit, unless it lies elsewhere [B-75]', () => {
    expect(mayDraw(true, null)).toBe(true);
    expect(mayDraw(true, 'https://maps.example.org/12')).toBe(false);
    expect(mayDraw(false, null)).toBe(false);
  });
});
