import { describe, expect, it } from 'vitest';
import { sidesOf, type House, type Sample } from '#engines/paper/card/street-sides.ts';

const measures = { step: 4, least: 25 };

/** A street of 25 steps in a direction, in metres, y to the south. */
const ahead = (dx: number, dy: number, more: Partial<Sample> = {}): Sample[] =>
  Array.from({ length: 25 }, (_, at) => ({
    x: at * 4 * dx,
    y: at * 4 * dy,
    dx,
    dy,
    line: 0,
    left: true,
    right: true,
    ...more,
  }));
const house = (number: string, x: number, y: number): House => ({
  number,
  x,
  y,
  street: 'Rue Basse',
});
/** Even numbers to the north of a street that runs east. */
const houses = [
  house('2', 8, -9),
  house('4 bis', 40, -9),
  house('1', 8, 9),
  house('3', 40, 9),
  house('A', 20, 9),
];
const arc = Array.from({ length: 40 }, (_, at): Sample => {
  const turn = (at * Math.PI) / 39;
  const [dx, dy] = [-Math.sin(turn), -Math.cos(turn)];
  return { x: -50 * dy, y: 50 * dx, dx, dy, line: 0, left: true, right: true };
});

describe('the sides of a street [OWN-160]', () => {
  it.each<[string, Sample[], House[], readonly (readonly [string, number])[]]>([
    [
      'by the parity of its numbers',
      ahead(1, 0),
      houses,
      [
        ['even', 50],
        ['odd', 50],
      ],
    ],
    [
      'by the compass without numbers, to the east',
      ahead(1, 0),
      [],
      [
        ['north', 50],
        ['south', 50],
      ],
    ],
    [
      'and to the north',
      ahead(0, -1),
      [],
      [
        ['east', 50],
        ['west', 50],
      ],
    ],
    [
      'by the compass where the parities do not lie apart',
      ahead(1, 0),
      houses.map((it, at) => ({ ...it, number: String(at + 1) })),
      [
        ['north', 50],
        ['south', 50],
      ],
    ],
    [
      'by the compass of numbers of another stretch',
      ahead(1, 0),
      houses.map((it) => ({ ...it, y: it.y * 10 })),
      [
        ['north', 50],
        ['south', 50],
      ],
    ],
    ['none where it bends and has no numbers', arc, [], [['both', 160]]],
    ['the one within the limits, by number', ahead(1, 0, { right: false }), houses, [['even', 50]]],
    ['by the compass', ahead(1, 0, { right: false }), [], [['north', 50]]],
    ['whichever way it is drawn', ahead(-1, 0, { right: false }), [], [['south', 50]]],
    [
      'and the one within, where it has no name',
      arc.map((it) => ({ ...it, left: false })),
      [],
      [['inner', 80]],
    ],
    [
      'a corner is none',
      ahead(1, 0).map((it, at) => (at < 4 ? it : { ...it, right: false })),
      [],
      [['north', 50]],
    ],
  ])('%s', (_, samples, numbers, expected) => {
    expect(sidesOf(samples, numbers, measures).map(({ side, metres }) => [side, metres])).toEqual(
      expected,
    );
  });

  it('numbers name the sides of a street that bends, too', () => {
    const around = arc.flatMap(({ x, y }) => [
      house('7', x * 1.2, y * 1.2),
      house('8', x * 0.8, y * 0.8),
    ]);
    expect(sidesOf(arc, around, measures)).toEqual([
      { side: 'even', metres: 80 },
      { side: 'odd', metres: 80 },
    ]);
  });

  it('two carriageways are one street with an outer side each', () => {
    const back = ahead(-1, 0).map((it) => ({ ...it, y: it.y + 12 }));
    expect(sidesOf([...ahead(1, 0), ...back], [], measures)).toEqual([
      { side: 'north', metres: 100 },
      { side: 'south', metres: 100 },
    ]);
  });
});
