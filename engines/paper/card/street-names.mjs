import { commonSpelling } from '../../ground/spelling.mjs';
import { clippedLine, grown, holds } from './clip.mjs';
import { inside, nearBorder } from './geometry.mjs';
import { lengthOf } from './join-lines.mjs';
import { apart, circlesOf, measured, placesAlong } from './label-space.mjs';

/**
 * Places the labels of the basemap: streets first, then squares and quarters, then house numbers.
 * @typedef {import('./card-sheet.ts').Box} Box
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').Point} Point
 * @typedef {import('./card-sheet.ts').GroundLayers} GroundLayers
 * @typedef {import('./card-sheet.ts').PlacedWords} PlacedWords
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {import('./pen.mjs').Face} Face
 * @typedef {{ space: ReturnType<typeof import('./label-space.mjs').labelSpace>, pen: Pen, projection: ReturnType<typeof import('./projection.mjs').projection>, frame: Box, denominator: number, territory: readonly Line[], size: number, house: number }} Place
 * @typedef {{ look: { size: number, face: Face, color: string }, words: PlacedWords[] }} Written
 */

const ranks = ['major', 'secondary', 'street', 'pedestrian', 'service', 'path'];
const ink = '#2f2b25';
const faint = '#6b6255';
/** Minimum distance, in points, between repetitions of a name. */
const farApart = 150;
/** Above this scale denominator house numbers are omitted: they would be illegible. */
const smallestHouseScale = 3000;

/**
 * @param {GroundLayers} layers
 * @param {Place} place
 * @returns {Written[]}
 */
export function placedNames(layers, place) {
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

/**
 * @param {GroundLayers} layers
 * @param {Place} place
 */
function placedStreets(layers, place) {
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
  /** @type {PlacedWords[]} */
  const placed = [];
  /** @type {Map<string, PlacedWords[]>} */
  const known = new Map();
  for (const { name, line } of lines) {
    const same = known.get(name) ?? [];
    const found = placedStreet(name, line, same, place);
    if (!found) continue;
    placed.push(...found);
    known.set(name, [...same, ...found]);
  }
  return placed;
}

/**
 * @param {string} name
 * @param {import('./label-space.mjs').MeasuredLine} line
 * @param {readonly PlacedWords[]} same
 * @param {Place} place
 */
function placedStreet(name, line, same, { space, pen, territory, size }) {
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

/**
 * @param {PlacedWords} one
 * @param {PlacedWords} other
 */
const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) < farApart;

/**
 * Along the territory's border a name is moved beside the line, outside if possible.
 * @param {readonly PlacedWords[]} words
 * @param {readonly Line[]} territory
 * @param {number} size
 */
function asides(words, territory, size) {
  const [one] = words;
  if (!one || !words.some(({ x, y }) => nearBorder(territory, [x, y], size * 0.7))) return [0];
  const off = size * 0.95;
  const { x, y } = aside(one, off);
  return inside(territory, [x, y]) ? [-off, off] : [off, -off];
}

/**
 * @param {readonly import('./card-sheet.ts').Circle[]} circles
 * @param {readonly Line[]} territory
 * @param {number} size
 */
const crossing = (circles, territory, size) =>
  circles.some(({ x, y }) => nearBorder(territory, [x, y], size * 0.6));

/**
 * @param {PlacedWords} words
 * @param {number} off
 */
function aside(words, off) {
  const turn = (words.degrees * Math.PI) / 180;
  return { ...words, x: words.x - off * Math.sin(turn), y: words.y + off * Math.cos(turn) };
}

/** Usual French abbreviations for names that do not fit. */
const shorter = /** @type {const} */ ([
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
]);

/** @param {string} name */
const shortened = (name) =>
  shorter.reduce((text, [long, short]) => text.replace(long, short), name);

/**
 * @param {readonly import('./card-sheet.ts').GroundShape[]} shapes
 * @param {Place} place
 * @param {number} size
 * @param {Face} face
 * @param {(point: Point) => boolean} wanted
 */
function placedPoints(shapes, { space, pen, projection, frame }, size, face, wanted) {
  /** @type {PlacedWords[]} */
  const placed = [];
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
