import { mm } from './card-layout.ts';
import { clippedLine, clippedRing, contains, grown } from './clip.ts';
import type { Box, GroundLayers, GroundShape, Line } from './card-sheet.ts';
import type { Pen } from './pen.ts';
import type { Projection } from './projection.ts';

export const groundColors = {
  paper: '#faf7f0',
  water: '#c6dce4',
  park: '#dbe7c6',
  wood: '#cddbb4',
  beach: '#f1e6c6',
  pier: '#faf7f0',
  square: '#f3ecdc',
  building: '#e0d2bb',
  border: '#8d7b9a',
  road: '#ffffff',
  roadEdge: '#978765',
  mainRoad: '#f9e6ab',
  mainRoadEdge: '#bd9a47',
  path: '#a08a62',
};

const covers: readonly (readonly [layer: string, kinds: readonly string[], color: string])[] = [
  ['cover', ['park'], groundColors.park],
  ['cover', ['wood'], groundColors.wood],
  ['water', [], groundColors.water],
  ['cover', ['beach'], groundColors.beach],
  ['cover', ['pier'], groundColors.pier],
  ['cover', ['square'], groundColors.square],
  ['building', [], groundColors.building],
];

/** Running water, as wide on paper as it is on the ground. */
const streams = [
  { kinds: ['stream', 'ditch', 'drain'], metres: 2.5, least: 0.6, most: 4 },
  { kinds: ['river', 'canal'], metres: 8, least: 1.2, most: 10 },
];

/** Widths in metres on the ground, with limits in points on paper. */
const roads = [
  { kinds: ['service'], metres: 3.5, least: 0.9, most: 6, main: false },
  { kinds: ['street', 'pedestrian'], metres: 6.5, least: 1.5, most: 10, main: false },
  { kinds: ['secondary'], metres: 8, least: 1.9, most: 12, main: false },
  { kinds: ['major'], metres: 9.5, least: 2.3, most: 14, main: true },
];
const edge = 0.45;

/** Basemap of a card: the product's map style, with stronger colours for paper. */
export function drawGround(
  pen: Pen,
  layers: GroundLayers,
  { projection, frame, denominator }: { projection: Projection; frame: Box; denominator: number },
) {
  const { document } = pen;
  const around = grown(frame, 8);
  const rounded = () => document.lineCap('round').lineJoin('round');

  const shapes = (layer: string, kinds: readonly string[]): GroundShape[] =>
    (layers.get(layer) ?? []).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));

  const onPaper = (kept: readonly GroundShape[]): Line[] =>
    kept.flatMap(({ lines, box }) => {
      const drawn = lines.map((line) => line.map(projection.toPaper));
      if (contains(projection.seen, box)) return drawn;
      return drawn.flatMap((line) => clippedLine(line, around));
    });
  const stroke = (lines: readonly Line[], width: number, color: string) => {
    if (lines.length === 0) return;
    for (const line of lines) pen.trace(line);
    document.lineWidth(width).stroke(color);
  };

  const flowing = streams.map((stream) => ({
    width: widthOnPaper(stream, denominator),
    lines: onPaper(shapes('stream', stream.kinds)),
  }));
  for (const [layer, kinds, color] of covers) {
    if (layer === 'building') {
      document.save();
      rounded();
      for (const { lines, width } of flowing) stroke(lines, width, groundColors.water);
      document.restore();
    }
    const areas = shapes(layer, kinds);
    for (const { lines, box } of areas) {
      const whole = contains(projection.seen, box);
      for (const line of lines) {
        const ring = line.map(projection.toPaper);
        pen.trace(whole ? ring : clippedRing(ring, around), true);
      }
    }
    if (areas.length > 0) document.fill(color, 'non-zero');
  }

  document.save();
  rounded();
  document.dash(5, { space: 2 });
  stroke(onPaper(shapes('border', [])), 0.9, groundColors.border);
  document.restore();

  document.save();
  document.dash(1.6, { space: 1.2 });
  stroke(onPaper(open(shapes('road', ['path']))), 0.6, groundColors.path);
  const streets = shapes('road', ['street', 'pedestrian', 'secondary', 'major']);
  const tunnels = streets.filter(({ tunnel }) => tunnel);
  document.dash(2, { space: 2 });
  stroke(onPaper(tunnels), 0.5, groundColors.roadEdge);
  document.restore();

  document.save();
  rounded();
  const drawn = roads.map((road) => ({
    ...road,
    width: widthOnPaper(road, denominator),
    lines: onPaper(open(shapes('road', road.kinds))),
  }));
  for (const { lines, width, main } of drawn) {
    stroke(lines, width + 2 * edge, main ? groundColors.mainRoadEdge : groundColors.roadEdge);
  }
  for (const { lines, width, main } of drawn) {
    stroke(lines, width, main ? groundColors.mainRoad : groundColors.road);
  }
  document.restore();
}

const open = (shapes: readonly GroundShape[]) => shapes.filter(({ tunnel }) => !tunnel);

const widthOnPaper = (
  { metres, least, most }: { metres: number; least: number; most: number },
  denominator: number,
) => Math.min(most, Math.max(least, (metres * mm(1000)) / denominator));
