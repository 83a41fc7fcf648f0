import { linesOf } from '../table-layout.ts';
import { clippedLine, clippedRing, grown, holds } from './clip.ts';
import { borders, roomiest } from './geometry.ts';
import { circlesOf, type LabelSpace } from './label-space.ts';
import { kindOf } from './markers.ts';
import { toWorld, type Projection } from './projection.ts';
import type { Box, DrawnCard, Line, MarkerKind, PlacedWords, PolygonStyle } from './card-sheet.ts';
import type { Pen } from './pen.ts';

interface Neighbour {
  number: number;
  rings: readonly Line[];
}

interface Marker {
  kind: MarkerKind;
  desc: string;
  x: number;
  y: number;
}

export const quiet = '#6b645a';
/** Stronger fill would hide streets on paper. */
const mostFill = 0.07;

/** Draws the territory on its basemap: its surroundings fade, neighbours are thin outlines. */
export function drawTerritory(
  pen: Pen,
  {
    rings,
    neighbours,
    frame,
    style,
    stroke,
  }: {
    rings: readonly Line[];
    neighbours: readonly Neighbour[];
    frame: Box;
    style: PolygonStyle;
    stroke: number;
  },
) {
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

const corners = ({ left, top, right, bottom }: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** Positions of the neighbours' numbers, within their visible parts. */
export function neighbourNumbers(
  pen: Pen,
  space: LabelSpace,
  neighbours: readonly Neighbour[],
  frame: Box,
  size: number,
): PlacedWords[] {
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

/** Labels of the territory's polygons, at their widest place. */
export function polygonLabels(
  pen: Pen,
  space: LabelSpace,
  polygons: readonly { desc: string; rings: readonly Line[] }[],
  size: number,
): PlacedWords[] {
  return polygons.flatMap(({ desc, rings }) => {
    const place = roomiest(rings);
    if (!place || desc === '') return [];
    const look = { size, face: 'bold' as const };
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

/** Labels of the markers, beside them where there is room. */
export function markerLabels(
  pen: Pen,
  space: LabelSpace,
  markers: readonly Marker[],
  { size, height }: { size: number; height: number },
): PlacedWords[] {
  const half = (height * 13) / 39;
  for (const { x, y } of markers) {
    space.take([
      { x, y: y - height * 0.6, r: half * 1.15 },
      { x, y: y - height * 0.15, r: half * 0.4 },
    ]);
  }
  return markers.flatMap(({ desc, x, y }) => {
    if (desc === '') return [];
    const widthOf = (text: string) => pen.widthOf(text, size, 'bold');
    const lines = linesOf(desc.slice(0, 400), widestLabel, widthOf).slice(0, mostLines);
    const width = Math.max(...lines.map(widthOf));
    const line = size * 1.15;
    const block = line * lines.length;
    const head = y - height * 0.6;
    const beside = half * 1.3 + width / 2 + 1;
    for (const [atX, atY] of [
      [x + beside, head],
      [x - beside, head],
      [x, y + block / 2 + 1.5],
      [x, y - height - block / 2 - 1.5],
      [x + beside, head + block / 2],
      [x - beside, head + block / 2],
      [x + beside, head - block / 2],
      [x - beside, head - block / 2],
    ] as const) {
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

/** Polygons and markers of the map, in paper coordinates; the default label is dropped (B-99). */
export function partsOf({ map }: DrawnCard, { toPaper }: Projection, pen: Pen, frame: Box) {
  const polygons: { desc: string; rings: Line[] }[] = [];
  const markers: Marker[] = [];
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
