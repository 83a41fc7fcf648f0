import { linesOf } from '../table-layout.mjs';
import { clippedLine, clippedRing, grown, holds } from './clip.mjs';
import { borders, roomiest } from './geometry.mjs';
import { circlesOf } from './label-space.mjs';
import { kindOf } from './markers.mjs';
import { toWorld } from './projection.mjs';

/**
 * Draws the territory on its basemap: its surroundings fade, neighbours are thin outlines.
 * @typedef {import('./card-sheet.ts').Box} Box
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').PlacedWords} PlacedWords
 * @typedef {import('./card-sheet.ts').PolygonStyle} PolygonStyle
 * @typedef {import('./pen.mjs').Pen} Pen
 * @typedef {ReturnType<typeof import('./label-space.mjs').labelSpace>} Space
 * @typedef {{ number: number, rings: readonly Line[] }} Neighbour
 * @typedef {{ kind: import('./card-sheet.ts').MarkerKind, desc: string, x: number, y: number }} Marker
 */

export const quiet = '#6b645a';
/** Stronger fill would hide streets on paper. */
const mostFill = 0.07;

/**
 * @param {Pen} pen
 * @param {{ rings: readonly Line[], neighbours: readonly Neighbour[], frame: Box, style: PolygonStyle, stroke: number }} drawn
 */
export function drawTerritory(pen, { rings, neighbours, frame, style, stroke }) {
  const { document } = pen;
  const around = grown(frame, 8);
  if (rings.length > 0) {
    pen.trace(corners(frame), true);
    for (const ring of rings) pen.trace(ring, true);
    document.save().fillOpacity(0.32).fill('#ffffff', 'even-odd').restore();
  }
  const limits = borders(
    neighbours.flatMap(({ rings: theirs }) => theirs),
    rings,
  ).flatMap((line) => clippedLine(line, around));
  if (limits.length > 0) {
    for (const line of limits) pen.trace(line);
    document.save().dash(3.5, { space: 1.8 }).lineWidth(0.75).stroke(quiet).restore();
  }
  if (rings.length === 0) return;
  const trace = () => {
    for (const ring of rings) pen.trace(ring, true);
  };
  document.save().lineJoin('round');
  trace();
  document.save().fillOpacity(Math.min(mostFill, style.fillOpacity));
  document.fill(style.fillColor, 'even-odd').restore();
  trace();
  document
    .save()
    .strokeOpacity(0.7)
    .lineWidth(stroke * 2)
    .stroke('#ffffff')
    .restore();
  trace();
  const dash = style.dashArray?.split(' ').map((part) => Number(part) * 0.6);
  if (style.stroke && dash?.[0]) document.dash(dash[0], { space: dash[1] ?? dash[0] });
  document.lineWidth(style.stroke ? stroke : stroke / 2).stroke(style.color);
  document.restore();
}

/**
 * @param {Box} box
 * @returns {Line}
 */
const corners = ({ left, top, right, bottom }) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/**
 * Positions of the neighbours' numbers, within their visible parts.
 * @param {Pen} pen
 * @param {Space} space
 * @param {readonly Neighbour[]} neighbours
 * @param {Box} frame
 * @param {number} size
 * @returns {PlacedWords[]}
 */
export function neighbourNumbers(pen, space, neighbours, frame, size) {
  return neighbours.flatMap(({ number, rings }) => {
    const seen = rings.map((ring) => clippedRing(ring, grown(frame, -2))).filter((it) => it.length);
    const place = seen.length > 0 ? roomiest(seen) : null;
    const text = `T${number}`;
    const width = pen.widthOf(text, size, 'bold');
    if (!place || place.width < width) return [];
    const words = { text, x: place.x, y: place.y, degrees: 0, width };
    return space.claim(circlesOf(words, size * 1.3)) ? [words] : [];
  });
}

/**
 * Labels of the territory's polygons, at their widest place.
 * @param {Pen} pen
 * @param {Space} space
 * @param {readonly { desc: string, rings: readonly Line[] }[]} polygons
 * @param {number} size
 * @returns {PlacedWords[]}
 */
export function polygonLabels(pen, space, polygons, size) {
  return polygons.flatMap(({ desc, rings }) => {
    const place = roomiest(rings);
    if (!place || desc === '') return [];
    const look = { size, face: /** @type {const} */ ('bold') };
    const text = pen.shortened(desc, Math.max(place.width, 40), look);
    const width = pen.widthOf(text, size, 'bold');
    for (const off of [0, 1.5, -1.5, 3, -3]) {
      const words = { text, x: place.x, y: place.y + off * size, degrees: 0, width };
      if (space.claim(circlesOf(words, size * 1.2))) return [words];
    }
    return [];
  });
}

const widestLabel = 100;
const mostLines = 3;

/**
 * Labels of the markers, beside them where there is room.
 * @param {Pen} pen
 * @param {Space} space
 * @param {readonly Marker[]} markers
 * @param {{ size: number, height: number }} measures
 * @returns {PlacedWords[]}
 */
export function markerLabels(pen, space, markers, { size, height }) {
  const half = (height * 13) / 39;
  for (const { x, y } of markers) {
    space.take([
      { x, y: y - height * 0.6, r: half * 1.15 },
      { x, y: y - height * 0.15, r: half * 0.4 },
    ]);
  }
  return markers.flatMap(({ desc, x, y }) => {
    if (desc === '') return [];
    const widthOf = (/** @type {string} */ text) => pen.widthOf(text, size, 'bold');
    const lines = linesOf(desc.slice(0, 400), widestLabel, widthOf).slice(0, mostLines);
    const width = Math.max(...lines.map(widthOf));
    const line = size * 1.15;
    const block = line * lines.length;
    const head = y - height * 0.6;
    const beside = half * 1.3 + width / 2 + 1;
    for (const [atX, atY] of /** @type {const} */ ([
      [x + beside, head],
      [x - beside, head],
      [x, y + block / 2 + 1.5],
      [x, y - height - block / 2 - 1.5],
      [x + beside, head + block / 2],
      [x - beside, head + block / 2],
      [x + beside, head - block / 2],
      [x - beside, head - block / 2],
    ])) {
      const words = lines.map((text, at) => {
        const wide = widthOf(text);
        const side = atX === x ? 0 : ((atX < x ? 1 : -1) * (width - wide)) / 2;
        return {
          text,
          x: atX + side,
          y: atY + (at - (lines.length - 1) / 2) * line,
          degrees: 0,
          width: wide,
        };
      });
      if (space.claim(words.flatMap((one) => circlesOf(one, line * 0.98)))) return words;
    }
    return [];
  });
}

/**
 * Polygons and markers of the map, in paper coordinates; the default label is dropped (B-99).
 * @param {import('./card-sheet.ts').DrawnCard} card
 * @param {ReturnType<typeof import('./projection.mjs').projection>} projection
 * @param {Pen} pen
 * @param {Box} frame
 */
export function partsOf({ map }, { toPaper }, pen, frame) {
  /** @type {{ desc: string, rings: Line[] }[]} */
  const polygons = [];
  /** @type {Marker[]} */
  const markers = [];
  for (const { geometry, properties } of map.features) {
    const said = properties.desc.trim();
    const desc = said === 'GloBalMap' ? '' : pen.letters(said);
    if (geometry.type === 'Polygon') {
      const rings = geometry.coordinates.map((ring) => ring.map((at) => toPaper(toWorld(at))));
      polygons.push({ desc, rings });
      continue;
    }
    const at = toPaper(toWorld(geometry.coordinates));
    if (holds(grown(frame, -4), at)) {
      markers.push({ kind: kindOf(properties.type), desc, x: at[0], y: at[1] });
    }
  }
  return { polygons, markers };
}
