import { describe, expect, it } from 'vitest';
import { labelAnchor } from '../../web/parts/map/geometry/label-anchor.ts';
import { mercator, worldPixels } from '../../web/parts/map/geometry/mercator.ts';
import { markerPlaces, namePlaces } from '../../web/parts/map/labels/label-offsets.ts';
import {
  type LabelBox,
  placeLabels,
  shortened,
} from '../../web/parts/map/labels/label-placement.ts';

const centre = mercator([7.42, 43.73]);
const frame = { zoom: 16, centre, width: 800, height: 600 };
const pixel = 1 / worldPixels(16);

/** A label of 60 × 20 at some pixels from the centre. */
const label = (id: number, x: number, y: number, more: Partial<LabelBox> = {}): LabelBox => ({
  id,
  at: { x: centre.x + x * pixel, y: centre.y + y * pixel },
  width: 60,
  height: 20,
  offsets: [{ x: 0, y: 0 }],
  ...more,
});
const ids = (labels: readonly LabelBox[], obstacles: readonly LabelBox[] = []) =>
  placeLabels(labels, obstacles, frame).map(({ id }) => id);

/** The number of a label, with a second place below its first. */
const short: LabelBox['short'] = {
  width: 24,
  height: 20,
  offsets: [
    { x: 0, y: 0 },
    { x: 0, y: 30 },
  ],
};
const placed = (labels: readonly LabelBox[]) => placeLabels(labels, [], frame);
/** Those of the first ten, by id. */
const shown = (labels: readonly LabelBox[], obstacles: readonly LabelBox[] = [], view = frame) =>
  placeLabels(labels, obstacles, view)
    .filter(({ id }) => id < 10)
    .toSorted((a, b) => a.id - b.id)
    .map((it) => [it.id, it.short]);

/** So many that labels must earn their room. */
const crowd = (id: number) =>
  Array.from({ length: 12 }, (_, index) => label(id + index, -380 + index * 65, 280));

describe('room for labels', () => {
  it('labels that do not touch are all placed, at their points', () => {
    expect(placeLabels([label(1, 0, 0), label(2, 70, 0)], [], frame)).toEqual([
      { id: 1, x: 0, y: 0, short: false },
      { id: 2, x: expect.closeTo(70), y: 0, short: false },
    ]);
  });

  it('of many, one that touches a more important one or a marker is shortened to its number [GMV-05]', () => {
    const many = [label(1, 0, 0), label(2, 50, 10, { short }), label(3, 0, 100, { short })];
    expect(shown([...many, ...crowd(10)], [label(0, 10, 100)])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(placed([...many, ...crowd(10)])).toContainEqual({
      id: 2,
      x: expect.closeTo(50),
      y: expect.closeTo(10),
      short: true,
    });
  });

  it('of many, the name of a polygon too small for it waits for a closer view, its number does not [GMV-05]', () => {
    const small = label(1, 0, 0, { room: 40 * pixel, short });
    const large = label(2, 0, 100, { room: 50 * pixel, short });
    expect(shown([small, large, ...crowd(10)])).toEqual([
      [1, true],
      [2, false],
    ]);
    const closer = { ...frame, zoom: 17 };
    expect(shown([small, large, ...crowd(10)], [], closer)).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('of many, none is dropped, even where its number has no room either [GMV-05]', () => {
    const many = Array.from({ length: 89 }, (_, id) => label(id, id % 3, 0, { short }));
    expect(ids(many).toSorted((a, b) => a - b)).toEqual(many.map(({ id }) => id));
  });

  it('few labels are permanent, even where they touch or their polygon is small [PUB-10, PUB-11]', () => {
    expect(ids([label(1, 0, 0, { room: pixel }), label(2, 40, 10)], [label(0, 0, 0)])).toEqual([
      1, 2,
    ]);
  });

  it('a label takes its next best place when the best is taken', () => {
    const offsets = [
      { x: 0, y: 0 },
      { x: 0, y: -30 },
    ];
    expect(placeLabels([label(1, 0, 0, { offsets })], [label(0, 0, 0)], frame)).toEqual([
      { id: 1, x: 0, y: -30, short: false },
    ]);
  });

  it('a place in the window is better than one that sticks out of it', () => {
    const offsets = [
      { x: -40, y: 0 },
      { x: 40, y: 0 },
    ];
    expect(placeLabels([label(1, -390, 0, { offsets })], [], frame)).toEqual([
      { id: 1, x: expect.closeTo(-350), y: 0, short: false },
    ]);
  });

  it('what is far outside the window is not placed', () => {
    expect(ids([label(1, 0, 0), label(2, 2000, 0), label(3, 0, -900)])).toEqual([1]);
  });
});

describe('where labels may stand', () => {
  const size = { width: 100, height: 20 };

  it('the words of a marker stand above it, else below, right, left [PUB-11]', () => {
    expect(markerPlaces(size, { width: 32, height: 40, anchorX: 16, anchorY: 39 })).toEqual([
      { x: 0, y: -55 },
      { x: 0, y: 17 },
      { x: 72, y: -19 },
      { x: -72, y: -19 },
    ]);
  });

  it.each([
    ['T12 - Rue Grimaldi', 'T12'],
    ['12, port', '12'],
    ['T12', 'T12'],
    ['12bis', '12bis'],
    ['Rue du 4 septembre', 'Rue du 4 septembre'],
  ])('%s is shortened to %s', (text, number) => {
    expect(shortened(text)).toBe(number);
  });

  it('a name among many stands on its point', () => {
    expect(namePlaces(false)(size)).toEqual([{ x: 0, y: 0 }]);
    expect(namePlaces(true)(size)).toHaveLength(5);
  });

  it('the name of a bent polygon stands inside it, in its widest part', () => {
    const hook = [
      [0, 0],
      [10, 0],
      [10, 4],
      [1, 4],
      [1, 10],
      [0, 10],
      [0, 0],
    ];
    const anchor = labelAnchor([hook]);
    expect(anchor?.position[0]).toBeCloseTo(5);
    expect(anchor?.position[1]).toBeLessThan(4);
    expect(anchor?.width).toBeCloseTo(10);
  });

  it('a hole is not a place for a name', () => {
    const outer = [
      [0, 0],
      [12, 0],
      [12, 12],
      [0, 12],
      [0, 0],
    ];
    const hole = [
      [2, 0.5],
      [8, 0.5],
      [8, 11.5],
      [2, 11.5],
      [2, 0.5],
    ];
    expect(labelAnchor([outer, hole])?.position[0]).toBeCloseTo(10);
  });

  it('a ring without extent has no place', () => {
    expect([
      labelAnchor([]),
      labelAnchor([
        [
          [1, 1],
          [1, 1],
        ],
      ]),
    ]).toEqual([null, null]);
  });
});
