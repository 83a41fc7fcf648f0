import { describe, expect, it } from 'vitest';
import { borders, inside, roomiest } from '#engines/paper/card/geometry.ts';
import type { Line, Point } from '#engines/paper/card/card-sheet.ts';

const square = (left: number, top: number, side: number): Line => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];

describe('an area on paper', () => {
  it('contains a label point inside its outline and outside its holes [OWN-01]', () => {
    const rings = [square(0, 0, 30), square(10, 10, 10)];
    const held = (...at: Point[]) => at.map((point) => inside(rings, point));
    expect(held([5, 15], [15, 15], [25, 15], [35, 15], [-5, 15])).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('has its label point where it is widest, beside its holes [OWN-01]', () => {
    expect(roomiest([square(0, 0, 30), square(4, 4, 22)])).toMatchObject({ x: 15, width: 30 });
  });
});

describe('borders', () => {
  it('that neighbours share are drawn once, whatever their direction [OWN-01]', () => {
    const drawn: Line[] = [square(0, 0, 10)];
    expect(borders([square(10, 0, 10).toReversed()], drawn)).toEqual([
      [
        [10, 0],
        [20, 0],
        [20, 10],
        [10, 10],
      ].toReversed(),
    ]);
    expect(borders(drawn, drawn)).toEqual([]);
  });

  it('that lie far apart are drawn twice [OWN-01]', () => {
    const far: Line = [
      [0, 671_088.64],
      [5, 5],
    ];
    const near: Line = [
      [0.01, 0],
      [5, 5],
    ];
    expect(borders([near], [far])).toEqual([near]);
  });
});
