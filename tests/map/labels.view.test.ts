import { describe, expect, it } from 'vitest';
import { labelAnchor } from '../../web/parts/map/geometry/label-anchor.ts';
import { mercator, worldPixels } from '../../web/parts/map/geometry/mercator.ts';
import { markerPlaces, namePlaces } from '../../web/parts/map/labels/label-offsets.ts';
import { viewOfBounds } from '../../web/parts/map/geometry/start-view.ts';
import { boxOf, sheetLabels } from '../../web/parts/map/labels/label-boxes.ts';
import {
  type LabelBox,
  type Obstacle,
  placeLabels,
  shortened,
} from '../../web/parts/map/labels/label-placement.ts';
import type { MapLabel } from '../../web/parts/map/map.view.ts';

const centre = mercator([7.42, 43.73]);
const frame = { zoom: 16, centre, width: 800, height: 600 };
const pixel = 1 / worldPixels(16);

const here = [{ x: 0, y: 0 }];
const whole = { name: 'whole', width: 60, height: 20, offsets: here } as const;
const small = { name: 'small', width: 24, height: 12, offsets: here } as const;
const dot = { name: 'dot', width: 6, height: 6, offsets: here } as const;

/** A label at some pixels from the centre. */
const label = (id: number, x: number, y: number, more: Partial<LabelBox> = {}): LabelBox => ({
  id,
  at: { x: centre.x + x * pixel, y: centre.y + y * pixel },
  forms: [whole, small],
  room: null,
  always: true,
  ...more,
});
const obstacle = (x: number, y: number): Obstacle => {
  const { at } = label(0, x, y);
  return { at, width: 60, height: 20, offset: { x: 0, y: 0 } };
};
const ours = { always: false, forms: [whole, small, dot] };
/** The forms of the labels with these ids. */
const forms = (labels: readonly LabelBox[], obstacles: readonly Obstacle[] = [], view = frame) =>
  Object.fromEntries(
    placeLabels(labels, obstacles, view)
      .filter(({ id }) => id < 10)
      .map(({ id, form }) => [id, form.name]),
  );

/** So many that labels must earn their room. */
const crowd = (id: number) =>
  Array.from({ length: 12 }, (_, index) => label(id + index, -380 + index * 65, 280));

describe('room for labels', () => {
  it('labels that do not touch are all placed, at their points', () => {
    expect(placeLabels([label(1, 0, 0), label(2, 70, 0)], [], frame)).toEqual([
      { id: 1, x: 0, y: 0, form: whole },
      { id: 2, x: expect.closeTo(70), y: 0, form: whole },
    ]);
  });

  it('of many, each has its number before another has its name [GMV-05, OWN-242]', () => {
    const many = [label(1, 0, 0), label(2, 40, 10), label(3, 0, 100)];
    expect(forms([...many, ...crowd(10)], [obstacle(45, 100)])).toEqual({
      1: 'small',
      2: 'small',
      3: 'small',
    });
    expect(forms([...many.slice(1), ...crowd(10)])).toEqual({ 2: 'whole', 3: 'whole' });
  });

  it('of many, the name of a polygon too small for it waits for a closer view, its number does not [GMV-05]', () => {
    const narrow = label(1, 0, 0, { room: 40 * pixel });
    const wide = label(2, 0, 100, { room: 50 * pixel });
    expect(forms([narrow, wide, ...crowd(10)])).toEqual({ 1: 'small', 2: 'whole' });
    const closer = { ...frame, zoom: 17 };
    expect(forms([narrow, wide, ...crowd(10)], [], closer)).toEqual({ 1: 'whole', 2: 'whole' });
  });

  it('of many permanent ones none is dropped, even where its number has no room [GMV-05]', () => {
    const many = Array.from({ length: 89 }, (_, id) => label(id, id % 3, 0));
    const ids = placeLabels(many, [], frame).map(({ id }) => id);
    expect(ids).toEqual(many.map(({ id }) => id));
  });

  it('others are a dot where their number has no room, the narrower polygon first, and nothing where a dot has none [OWN-242]', () => {
    const wide = label(1, 12, 0, { ...ours, room: 200 * pixel });
    const narrow = label(2, 40, 0, { ...ours, room: 30 * pixel });
    const between = label(3, 27, 0, { ...ours, room: 20 * pixel });
    expect(forms([between, narrow, wide])).toEqual({ 1: 'small', 2: 'small' });
    expect(forms([{ ...between, at: label(0, 26.5, 12).at }, narrow, wide])).toEqual({
      1: 'small',
      2: 'small',
      3: 'dot',
    });
  });

  it('few labels are permanent, even where they touch or their polygon is small [PUB-10, PUB-11]', () => {
    const two = [label(1, 0, 0, { room: pixel }), label(2, 40, 10)];
    expect(forms(two, [obstacle(0, 0)])).toEqual({ 1: 'whole', 2: 'whole' });
  });

  it('a label takes its next best place when the best is taken', () => {
    const offsets = [...here, { x: 0, y: -30 }];
    const form = { ...whole, offsets };
    expect(placeLabels([label(1, 0, 0, { forms: [form] })], [obstacle(0, 0)], frame)).toEqual([
      { id: 1, x: 0, y: -30, form },
    ]);
  });

  it('a place in the window is better than one that sticks out of it', () => {
    const offsets = [
      { x: -40, y: 0 },
      { x: 40, y: 0 },
    ];
    const form = { ...whole, offsets };
    expect(placeLabels([label(1, -390, 0, { forms: [form] })], [], frame)).toEqual([
      { id: 1, x: expect.closeTo(-350), y: 0, form },
    ]);
  });

  it('what is far outside the window is not placed', () => {
    expect(forms([label(1, 0, 0), label(2, 2000, 0), label(3, 0, -900)])).toEqual({ 1: 'whole' });
  });
});

describe.each([20, 89, 500])('a congregation of %i territories, fitted to its map', (count) => {
  const side = Math.ceil(Math.sqrt(count));
  /** As uneven as a town, the same each time. */
  const noise = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;
  const town = Array.from({ length: count }, (_, at): MapLabel => {
    const room = (0.4 + noise(at)) / side;
    const x = (at % side) + noise(at + count) * 0.8;
    const y = Math.floor(at / side) + noise(at + 2 * count) * 0.8;
    const position = [7.4 + (x / side) * 0.04, 43.72 + (y / side) * 0.03];
    const text = `T${at + 1} - Rue Grimaldi`;
    return { id: at, text, on: 'polygon', position, room: room * 0.04, always: true };
  });
  const pin = { url: null, width: 32, height: 40, anchorX: 16, anchorY: 39 };
  const pins = { information: pin, parking: pin, mobilestand: pin, kingdomhome: pin, other: pin };
  const letters = { whole: 9, number: 9, small: 7, dot: 0 };
  const viewIn = (width: number, height: number) => {
    const bounds = { west: 7.4, south: 43.72, east: 7.4 + 0.042, north: 43.72 + 0.032 };
    const { zoom, longitude, latitude } = viewOfBounds(bounds, { width, height });
    return { zoom, centre: mercator([longitude, latitude]), width, height };
  };
  const placedIn = (width: number, height: number, always: boolean) => {
    const labels = town.map((it) => ({ ...it, always }));
    const boxes = sheetLabels(labels, pins).map((it, id) =>
      boxOf(it, id, (form, words) => ({
        width: words.length * letters[form],
        height: form === 'small' ? 12 : 18,
      })),
    );
    return placeLabels(boxes, [], viewIn(width, height));
  };
  const meetings = (placed: ReturnType<typeof placedIn>) =>
    placed.flatMap((one, at) =>
      placed
        .slice(at + 1)
        .filter(
          (other) =>
            Math.abs(one.x - other.x) < (one.form.width + other.form.width) / 2 &&
            Math.abs(one.y - other.y) < (one.form.height + other.form.height) / 2,
        ),
    ).length;

  it.each([
    [320, 568],
    [390, 844],
    [1024, 768],
    [1440, 900],
  ])('has no two labels that meet, at %i × %i [OWN-242]', (width, height) => {
    const placed = placedIn(width, height, false);
    expect(meetings(placed)).toBe(0);
    const numbers = placed.filter(({ form }) => form.name !== 'dot').length;
    expect(numbers).toBeGreaterThan(Math.min(count * 0.8, (width * height) / 3200));
  });

  it.each([
    [390, 844],
    [1440, 900],
  ])('has each of its permanent labels, at %i × %i [GMV-05, OWN-242]', (width, height) => {
    const placed = placedIn(width, height, true);
    expect(placed).toHaveLength(count);
    const before = placed.map((place, at) => {
      const { zoom, centre: middle } = viewIn(width, height);
      const point = mercator(town[at]?.position ?? []);
      const x = (point.x - middle.x) * worldPixels(zoom);
      const y = (point.y - middle.y) * worldPixels(zoom);
      return { ...place, x, y, form: { ...place.form, width: 27, height: 18 } };
    });
    expect(meetings(placed)).toBeLessThanOrEqual(meetings(before) / 2);
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

  it('a name among many stands on its point, or at most its own size beside it', () => {
    const [first, ...others] = namePlaces(false)(size);
    expect(first).toEqual({ x: 0, y: 0 });
    for (const { x, y } of others)
      expect(Math.abs(x) / size.width + Math.abs(y) / size.height).toBeLessThan(1);
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
