import { describe, expect, it } from 'vitest';
import { commonSpelling, spelledAlike } from '#engines/ground/spelling.ts';
import { gather } from '#backend/parts/gazetteer/streets.ts';

describe('two spellings are of one name', () => {
  it.each([
    ['carrer Prat de la Creu', 'Carrer Prat de la Creu'],
    ['Rue Sainte-Dévote', 'Rue Sainte Devote'],
    ['Rue de l’Église', "Rue de l'Eglise"],
    ['Landstraße', 'LANDSTRASSE'],
    ['улица Королёва', 'Улица Королева'],
  ])('%s and %s [OWN-229]', (one, other) => {
    expect(spelledAlike(one)).toBe(spelledAlike(other));
  });

  it.each([
    ['Rue du 1er Mai', 'Rue du 11 Mai'],
    ['Rue des Roses', 'Rue de Roses'],
    ['かき通り', 'がき通り'],
    ['राम मार्ग', 'रम मार्ग'],
  ])('%s and %s are two [OWN-229]', (one, other) => {
    expect(spelledAlike(one)).not.toBe(spelledAlike(other));
  });

  it('told by the one that is longest in all, and others as they are [OWN-229]', () => {
    const nameOf = commonSpelling([
      ['carrer Prat de la Creu', 300],
      ['Carrer Prat de la Creu', 200],
      ['Carrer Prat de la Creu', 150],
      ['Carrer Major', 10],
    ]);
    expect(nameOf('carrer Prat de la Creu')).toBe('Carrer Prat de la Creu');
    expect(nameOf('Carrer Major')).toBe('Carrer Major');
    expect(nameOf('Rue Grimaldi')).toBe('Rue Grimaldi');
  });
});

describe('streets that a ground spells in two ways', () => {
  /** Some 8 km apart. */
  const [here, there] = [0.5, 0.5003];
  const point = (x: number, step: number) => ({ x: x + step * 1e-6, y: 0.365 });
  const house = (number: string, street: string) => ({ number, street, point: point(here, 1) });
  const towns = [
    { name: 'Andorra', metre: 1, ...point(here, 0) },
    { name: 'Encamp', metre: 1, ...point(there, 0) },
  ];
  const told = (named: ReadonlyMap<string, readonly { x: number; y: number }[]>) =>
    gather(named, [house('2', 'Carrer Major'), house('4', 'carrer major')], towns).map(
      ({ name, town, numbers }) => ({ name, town, numbers: numbers.map(({ number }) => number) }),
    );

  it('are one in a town, with the houses of both [OWN-229]', () => {
    const named = new Map([
      ['carrer Major', [point(here, 0)]],
      ['Carrer Major', [point(here, 1), point(here, 2)]],
    ]);
    expect(told(named)).toEqual([{ name: 'Carrer Major', town: 'Andorra', numbers: ['2', '4'] }]);
  });

  it('are two in two towns [OWN-229]', () => {
    const named = new Map([
      ['carrer Major', [point(here, 0)]],
      ['Carrer Major', [point(there, 1), point(there, 2)]],
    ]);
    expect(told(named)).toEqual([
      { name: 'Carrer Major', town: 'Encamp', numbers: [] },
      { name: 'Carrer Major', town: 'Andorra', numbers: ['2', '4'] },
    ]);
  });
});
