import { describe, expect, it } from 'vitest';
import { fc, rounds } from '../support/rounds.ts';
import type { Gazetteer } from '#backend/parts/gazetteer/gazetteer.ts';
import { search, searchable } from '#backend/parts/gazetteer/search-gazetteer.ts';

const at = (step: number): [number, number] => [7 + step / 1000, 43];
const street = (
  name: string,
  town: string | null,
  step: number,
  numbers: readonly string[] = [],
) => ({
  name,
  town,
  city: null,
  along: [at(step)],
  numbers: numbers.map((number, more) => ({ number, at: at(step + (more + 1) / 10) })),
});
const spot = (
  kind: 'place' | 'spot',
  name: string,
  step: number,
  french: string | null = null,
) => ({
  kind,
  name,
  french,
  town: null,
  at: at(step),
});

const gazetteer: Gazetteer = {
  streets: [
    street('Rue Grimaldi', 'Monaco', 1, ['1', '12', '12 bis', '14, 16', '120']),
    street('Boulevard des Moulins', 'Monaco', 2, ['3']),
    street('Avenue Saint-Michel', 'Monaco', 3),
    street('Rue Sainte-Dévote', 'Monaco', 4),
    street('Place d’Armes', 'Monaco', 5),
    street('Landstraße', 'Vaduz', 6, ['12']),
    street('Landstraße', 'Schaan', 7, ['12']),
    { ...street('Mühleweg', 'Mühleholz', 10, ['2']), city: 'Vaduz' },
    street('Rue du 8 Mai 1945', 'Menton', 8),
    street('Place du Casino', null, 9),
  ],
  spots: [
    spot('place', 'Monte-Carlo', 20),
    spot('spot', 'Place du Casino', 21),
    spot('place', 'Genf', 22, 'Genève'),
  ],
};
const words = searchable(gazetteer);
const found = (text: string) =>
  search(words, text).map(({ label, town }) => (town === null ? label : `${label}, ${town}`));

describe('a text finds', () => {
  it.each([
    ['grim', ['Rue Grimaldi, Monaco']],
    ['rue grimaldi monaco', ['Rue Grimaldi, Monaco']],
    ['RUE  GRIMALDI', ['Rue Grimaldi, Monaco']],
    ['bd moulins', ['Boulevard des Moulins, Monaco']],
    ['av. St Michel', ['Avenue Saint-Michel, Monaco']],
    ['r ste dev', ['Rue Sainte-Dévote, Monaco']],
    ['devote', ['Rue Sainte-Dévote, Monaco']],
    ['pl armes', ['Place d’Armes, Monaco']],
    ['place d’arm', ['Place d’Armes, Monaco']],
    ['landstrasse', ['Landstraße, Schaan', 'Landstraße, Vaduz']],
    ['Landstraße vad', ['Landstraße, Vaduz']],
    ['mühleweg vaduz', ['Mühleweg, Mühleholz']],
    ['8 mai', ['Rue du 8 Mai 1945, Menton']],
    ['monte c', ['Monte-Carlo']],
    ['geneve', ['Genf (Genève)']],
  ])('%s, without accents and as one types it [OWN-118]', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('a square that is a way as well once [OWN-118]', () => {
    expect(found('place du casino')).toEqual(['Place du Casino']);
  });

  it.each([
    ['12 rue grimaldi', ['12 rue Grimaldi, Monaco', '12 bis rue Grimaldi, Monaco']],
    ['Grimaldi 12', ['12 rue Grimaldi, Monaco', '12 bis rue Grimaldi, Monaco']],
    ['12 bis grimaldi', ['12 bis rue Grimaldi, Monaco']],
    ['12bis rue grimaldi', ['12 bis rue Grimaldi, Monaco']],
    ['16 grimaldi', ['14, 16 rue Grimaldi, Monaco']],
    ['Landstrasse 12 vaduz', ['Landstraße 12, Vaduz']],
  ])('%s before the street or behind it [OWN-118]', (text, expected) => {
    expect(found(text).slice(0, expected.length)).toEqual(expected);
  });

  it('the street where the ground does not know the number [OWN-118]', () => {
    expect(found('99 rue grimaldi')).toEqual(['Rue Grimaldi, Monaco']);
  });

  it('no house of another number [OWN-118]', () => {
    expect(found('12 grimaldi')).not.toContain('120 rue Grimaldi, Monaco');
  });
});

describe('nothing is found', () => {
  it.each(['', ' ', 'r', '12', '.*', "%' or 1=1 --", '(((', 'vaduz', 'x'.repeat(200)])(
    'for %s [OWN-118]',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

it('whatever is typed, twenty places at most are found [OWN-118]', () => {
  const many = searchable({
    streets: Array.from({ length: 60 }, (_, step) => street(`Rue Neuve ${step}`, null, step)),
    spots: [],
  });
  expect(search(many, 'rue neuve')).toHaveLength(20);
  fc.assert(
    fc.property(fc.string({ maxLength: 220 }), (text) => {
      expect(search(words, text).length).toBeLessThanOrEqual(20);
    }),
    { numRuns: rounds(5000, 200) },
  );
});
