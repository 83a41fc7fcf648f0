import { commonSpelling } from '../../ground/spelling.ts';
import { clippedLine, grown, holds } from './clip.ts';
import { inside, nearBorder } from './geometry.ts';
import { lengthOf } from './join-lines.ts';
import {
  apart,
  circlesOf,
  measured,
  placesAlong,
  type MeasuredLine,
  type LabelSpace,
} from './label-space.ts';
import type {
  Box,
  Circle,
  GroundLayers,
  GroundShape,
  Line,
  PlacedWords,
  Point,
} from './card-sheet.ts';
import type { Pen } from './pen.ts';
import type { Face } from '../fonts.ts';
import type { Projection } from './projection.ts';

interface Place {
  space: LabelSpace;
  pen: Pen;
  projection: Projection;
  frame: Box;
  denominator: number;
  territory: readonly Line[];
  size: number;
  house: number;
}

interface Written {
  look: { size: number; face: Face; color: string };
  words: PlacedWords[];
}

const ranks = ['major', 'secondary', 'street', 'pedestrian', 'service', 'path'];
const ink = '#2f2b25';
const faint = '#6b6255';
/** Minimum distance, in points, between repetitions of a name. */
const farApart = 150;
/** Above this scale denominator house numbers are omitted: they would be illegible. */
const smallestHouseScale = 3000;

/** Places the labels of the basemap: streets first, then squares and quarters, then house numbers. */
export function placedNames(layers: GroundLayers, place: Place): Written[] {
  const { size, house } = place;
  const streets = placedStreets(layers, place);
  const spots = placedPoints(layers.get('place') ?? [], place, size, 'slanted', () => true);
  const numbers =
    place.denominator <= smallestHouseScale
      ? placedPoints(layers.get('house') ?? [], place, house, 'plain', (point) =>
          inside(place.territory, point),
        )
      : [];
  return [
    { look: { size, face: 'plain', color: ink }, words: streets },
    { look: { size, face: 'slanted', color: faint }, words: spots },
    { look: { size: house, face: 'plain', color: faint }, words: numbers },
  ];
}

function placedStreets(layers: GroundLayers, place: Place) {
  const { projection, frame } = place;
  const within = grown(frame, -2);
  const named = layers.get('name') ?? [];
  const nameOf = commonSpelling(named.map(({ name, lines: all }) => [name, lengthOf(all)]));
  const lines = named
    .flatMap(({ kind, name, lines: all }) =>
      all.flatMap((line) =>
        clippedLine(line.map(projection.toPaper), within).map((part) => ({
          name: nameOf(name),
          rank: ranks.indexOf(kind),
          line: measured(part),
        })),
      ),
    )
    .filter(({ rank, line }) => rank >= 0 && line.length > place.size * 2)
    .toSorted((a, b) => a.rank - b.rank || b.line.length - a.line.length);
  const placed: PlacedWords[] = [];
  const known = new Map<string, PlacedWords[]>();
  for (const { name, line } of lines) {
    const same = known.get(name) ?? [];
    const found = placedStreet(name, line, same, place);
    if (!found) continue;
    placed.push(...found);
    known.set(name, [...same, ...found]);
  }
  return placed;
}

function placedStreet(
  name: string,
  line: MeasuredLine,
  same: readonly PlacedWords[],
  { space, pen, territory, size }: Place,
) {
  const full = pen.letters(name);
  for (const text of new Set([full, shortened(full)])) {
    const words = text.split(' ').map((word) => ({ text: word, width: pen.widthOf(word, size) }));
    const blank = pen.widthOf(' ', size);
    for (const places of placesAlong(line, words, { space: blank, size })) {
      if (places.some((one) => same.some((it) => near(one, it)))) continue;
      for (const off of asides(places, territory, size)) {
        const moved = places.map((one) => aside(one, off));
        const circles = moved.flatMap((one) => circlesOf(one, size * 1.15));
        if (!apart(moved, blank) || crossing(circles, territory, size)) continue;
        if (space.claim(circles)) return moved;
      }
    }
  }
  return null;
}

const near = (one: PlacedWords, other: PlacedWords) =>
  Math.hypot(one.x - other.x, one.y - other.y) < farApart;

/** Along the territory's border a name is moved beside the line, outside if possible. */
function asides(words: readonly PlacedWords[], territory: readonly Line[], size: number) {
  const [one] = words;
  if (!one || !words.some(({ x, y }) => nearBorder(territory, [x, y], size * 0.7))) return [0];
  const off = size * 0.95;
  const { x, y } = aside(one, off);
  return inside(territory, [x, y]) ? [-off, off] : [off, -off];
}

const crossing = (circles: readonly Circle[], territory: readonly Line[], size: number) =>
  circles.some(({ x, y }) => nearBorder(territory, [x, y], size * 0.6));

function aside(words: PlacedWords, off: number) {
  const turn = (words.degrees * Math.PI) / 180;
  return { ...words, x: words.x - off * Math.sin(turn), y: words.y + off * Math.cos(turn) };
}

/** Usual French abbreviations for names that do not fit. */
const shorter = [
  [/^Avenue\b/u, 'Av.'],
  [/^Boulevard\b/u, 'Bd'],
  [/^Chemin\b/u, 'Ch.'],
  [/^Impasse\b/u, 'Imp.'],
  [/^Place\b/u, 'Pl.'],
  [/^Passage\b/u, 'Pass.'],
  [/^Promenade\b/u, 'Prom.'],
  [/^Escaliers?\b/u, 'Esc.'],
  [/^Square\b/u, 'Sq.'],
  [/^Route\b/u, 'Rte'],
] as const;

const shortened = (name: string) =>
  shorter.reduce((text, [long, short]) => text.replace(long, short), name);

function placedPoints(
  shapes: readonly GroundShape[],
  { space, pen, projection, frame }: Place,
  size: number,
  face: Face,
  wanted: (point: Point) => boolean,
) {
  const placed: PlacedWords[] = [];
  const said = new Set();
  for (const { name, lines } of shapes) {
    for (const [at] of lines) {
      if (!at) continue;
      const [x, y] = projection.toPaper(at);
      const text = pen.letters(name);
      const key = `${text} ${Math.round(x)} ${Math.round(y)}`;
      if (text === '' || said.has(key) || !holds(frame, [x, y])) continue;
      said.add(key);
      if (!wanted([x, y])) continue;
      const words = { text, x, y, degrees: 0, width: pen.widthOf(text, size, face) };
      if (space.claim(circlesOf(words, size * 1.1))) placed.push(words);
    }
  }
  return placed;
}
