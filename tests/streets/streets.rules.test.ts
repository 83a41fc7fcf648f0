import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  covered,
  markedStreet,
  newRound,
  someBefore,
  stateIn,
  type Round,
} from '../../backend/domain/streets/streets.rules.ts';
import { streetsIn } from '#engines/paper/card/streets.ts';
import { monaco, planned } from '../cards/some-cards.ts';
import { aGround } from '../grounds/a-ground.ts';

const street = (name: string, metres: number, state: 'left' | 'done' | 'again' = 'left') => ({
  name,
  side: 'both' as const,
  metres,
  state,
});

describe('how much is covered', () => {
  it.each<[string, Round, number]>([
    ['nothing of nothing', newRound([]), 0],
    ['nothing yet', newRound([street('A', 300)]), 0],
    ['a third', { totalMetres: 300, streets: [street('A', 100, 'done'), street('B', 200)] }, 33],
    ['to do again is not done', { totalMetres: 300, streets: [street('A', 300, 'again')] }, 0],
    ['what a former holder did', { totalMetres: 400, streets: [street('A', 100)] }, 75],
    ['never whole while a corner is left', { totalMetres: 10_000, streets: [street('A', 25)] }, 99],
    ['whole', { totalMetres: 300, streets: [street('A', 300, 'done')] }, 100],
  ])('%s [OWN-126]', (_, round, percent) => {
    expect(covered(round)).toBe(percent);
  });
});

it('a round knows whether a former holder has done some of it [OWN-125]', () => {
  expect(someBefore({ totalMetres: 300, streets: [street('A', 300)] })).toBe(false);
  expect(someBefore({ totalMetres: 300, streets: [street('A', 200)] })).toBe(true);
});

it('only whoever has it marks, only streets of the list, only with the three marks [OWN-124]', () => {
  const round = newRound([street('Rue Basse', 90)]);
  const rue = { street: 'Rue Basse', side: 'both', state: 'done' };
  expect(markedStreet(round, true, rue)).toEqual({ state: 'done' });
  expect(markedStreet(round, false, rue)).toEqual({ refused: 'notHeld' });
  expect(markedStreet(round, true, { ...rue, state: 'absent' })).toEqual({
    refused: 'unknownState',
  });
  expect(markedStreet(round, true, { ...rue, street: 'Rue Haute' })).toEqual({
    refused: 'unknownStreet',
  });
  expect(['left', 'done', 'again', ''].map(stateIn)).toEqual(['left', 'done', 'again', null]);
});

it('a side is marked alone where the list has it, and the whole street always [OWN-160]', () => {
  const sides = [
    { ...street('Rue Basse', 45), side: 'even' as const },
    { ...street('Rue Basse', 45), side: 'odd' as const },
  ];
  const rue = { street: 'Rue Basse', state: 'done' };
  const ruling = (side: string) => markedStreet(newRound(sides), true, { ...rue, side });
  expect(ruling('odd')).toEqual({ state: 'done' });
  expect(ruling('both')).toEqual({ state: 'done' });
  expect(ruling('north')).toEqual({ refused: 'unknownStreet' });
  expect(ruling('')).toEqual({ refused: 'unknownStreet' });
});

describe('the streets that the ground has', () => {
  const polygon = (planned[1]?.polygon ?? []).map((at) => [...at]);
  const limits = [{ type: 'Polygon' as const, coordinates: [polygon] }];

  it('within the limits and along them, by name, with their length there, half of it where one side is inside, and what is drawn of each [OWN-124, OWN-126, OWN-160, OWN-220]', async () => {
    const { streets, lines } = await streetsIn({ grounds: [monaco], limits });
    expect(streets.map(({ name, side }) => `${name}, ${side}`)).toEqual([
      'Avenue des Guelfes, south',
      'Avenue des Ligures, south',
    ]);
    const [guelfes, ligures] = streets.map(({ metres }) => metres);
    expect(guelfes).toBeGreaterThan(20);
    expect(guelfes).toBeLessThan(35);
    expect(ligures).toBeGreaterThan(80);
    expect(ligures).toBeLessThan(110);
    expect(lines).toEqual([
      {
        name: 'Avenue des Guelfes',
        lines: [
          [
            [7.41655, 43.72641],
            [7.41718, 43.7264],
          ],
        ],
      },
      {
        name: 'Avenue des Ligures',
        lines: [
          [
            [7.41867, 43.72543],
            [7.41863, 43.72539],
            [7.41865, 43.72533],
            [7.41875, 43.7253],
            [7.41882, 43.72533],
          ],
          [
            [7.41881, 43.72542],
            [7.4187, 43.72544],
          ],
          [
            [7.41732, 43.72636],
            [7.41741, 43.72626],
            [7.41865, 43.72541],
          ],
        ],
      },
    ]);
  });

  it('each once, however the ground spells it, on the list and as it is drawn [OWN-229, OWN-124, OWN-220]', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'spelled-'));
    const file = path.join(folder, 'ground.pmtiles');
    await writeFile(file, aGround({ spelled: ['rue du Marche', 'Rue du Marché'] }));
    const around = [
      [7.422, 43.7395],
      [7.43, 43.7395],
      [7.43, 43.7405],
      [7.422, 43.7405],
      [7.422, 43.7395],
    ];
    const drawn = [{ type: 'Polygon' as const, coordinates: [around] }];
    const { streets, lines } = await streetsIn({ grounds: [file], limits: drawn });
    await rm(folder, { recursive: true });
    expect(streets.map(({ name, side }) => `${name}, ${side}`)).toEqual([
      'Avenue du Test, east',
      'Avenue du Test, west',
      'Rue du Marché, north',
      'Rue du Marché, south',
    ]);
    expect(lines.map(({ name }) => name)).toEqual(['Avenue du Test', 'Rue du Marché']);
  });

  it('none where there is no ground [OWN-124]', async () => {
    const none = { streets: [], lines: [] };
    expect(await streetsIn({ grounds: [], limits })).toEqual(none);
    const elsewhere = [
      [2, 48],
      [2.001, 48],
      [2.001, 48.001],
      [2, 48],
    ];
    expect(
      await streetsIn({
        grounds: [monaco],
        limits: [{ type: 'Polygon', coordinates: [elsewhere] }],
      }),
    ).toEqual(none);
  });
});
