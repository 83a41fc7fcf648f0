import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { frenchDocument } from '../fonts.ts';
import { cardLayout, mm, sheetLayout } from './card-layout.ts';
import { meet } from './clip.ts';
import { drawGround, groundColors } from './draw-ground.ts';
import { aboveLimits, drawFoot, drawLimits, drawSide, drawTitle, limitLines } from './draw-side.ts';
import {
  drawTerritory,
  markerLabels,
  neighbourNumbers,
  partsOf,
  polygonLabels,
  quiet,
} from './draw-territory.ts';
import { fitted } from './fit.ts';
import { openGrounds } from './ground.ts';
import { labelSpace } from './label-space.ts';
import { drawMarker, drawUnvisited, kinds } from './markers.ts';
import { penOn, type Pen } from './pen.ts';
import { boxOf, toWorld } from './projection.ts';
import { placedNames } from './street-names.ts';
import type { Box, CardSheet, DrawnCard, DrawnCards, Line } from './card-sheet.ts';

interface Outline {
  readonly territory_id: number;
  readonly number: number;
  readonly rings: readonly Line[];
  readonly box: Box;
}

/** Draws territories on cards, true to scale (OWN-01). */
export async function drawCards(sheet: CardSheet) {
  const { width, height, places } = sheetLayout(sheet.size, sheet.onA4);
  const document = frenchDocument({ size: [width, height], title: sheet.title });
  printedAsItIs(document);
  const written = buffer(document);
  const pen = penOn(document);
  const grounds = openGrounds(sheet.grounds);
  const { cards, outlines }: DrawnCards = JSON.parse(sheet.drawn);
  const around = outlines.map(({ polygons, ...outline }) => {
    const rings = polygons.flatMap(({ geometry }) =>
      geometry.coordinates.map((ring) => ring.map(toWorld)),
    );
    return { ...outline, rings, box: boxOf(rings.flat()) };
  });
  try {
    for (const [at, card] of cards.entries()) {
      const place = at % places.length;
      if (at > 0 && place === 0) document.addPage();
      const { x, y } = places[place] ?? { x: 0, y: 0 };
      document.save().translate(x, y);
      await drawCard(pen, sheet, card, { around, grounds });
      document.restore();
      // Yields to the event loop, so that a short list need not wait for all cards.
      await setImmediate();
      const last = place === places.length - 1 || at === cards.length - 1;
      if (sheet.onA4 && last) cutMarks(document, sheet);
    }
  } finally {
    await grounds.close();
  }
  document.end();
  return new Uint8Array(await written);
}

async function drawCard(
  pen: Pen,
  sheet: CardSheet,
  card: DrawnCard,
  { around, grounds }: { around: readonly Outline[]; grounds: ReturnType<typeof openGrounds> },
) {
  const { document } = pen;
  const whole = cardLayout(sheet.size);
  const limits = limitLines(pen, whole, {
    label: sheet.words.limits,
    limits: sheet.limits[card.territory_id] ?? '',
  });
  const layout = aboveLimits(whole, limits.length);
  const { map: frame, font } = layout;
  const { centre, denominator, projection } = fitted(card.map, layout);
  const ground = await grounds.at(centre, projection.seen);
  const { polygons, markers } = partsOf(card, projection, pen, frame);
  const territory = polygons.flatMap(({ rings }) => rings);
  const neighbours = around
    .filter(
      ({ territory_id, box }) => territory_id !== card.territory_id && meet(box, projection.seen),
    )
    .map(({ number, rings }) => ({ number, rings: rings.map((it) => it.map(projection.toPaper)) }));

  const box = [frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top];
  const [left = 0, top = 0, width = 0, height = 0] = box;
  document.save();
  document.rect(left, top, width, height).clip();
  document.rect(left, top, width, height).fill(ground ? groundColors.paper : '#ffffff');
  if (ground) drawGround(pen, ground.layers, { projection, frame, denominator });
  drawTerritory(pen, {
    rings: territory,
    neighbours,
    frame,
    style: sheet.style,
    stroke: layout.stroke,
  });

  const space = labelSpace(frame);
  const strong = { size: font.marker, face: 'bold' as const, color: '#1c2329' };
  const larger = { ...strong, size: font.marker * 1.2 };
  const unvisited = card.unvisited.map((place) => projection.toPaper(toWorld(place)));
  space.take(unvisited.map(([x, y]) => ({ x, y, r: layout.marker * 0.4 })));
  const labels = markerLabels(pen, space, markers, {
    size: strong.size,
    height: layout.marker,
  });
  const names = polygonLabels(pen, space, polygons, larger.size);
  const numbers = neighbourNumbers(pen, space, neighbours, frame, font.side);
  const written = ground
    ? placedNames(ground.layers, {
        space,
        pen,
        projection,
        frame,
        denominator,
        territory,
        size: font.street,
        house: font.house,
      })
    : [];
  for (const { look, words } of written) {
    pen.halo(words, look.size, '#ffffff', 0.6);
    for (const one of words) pen.writePlaced(one, look);
  }
  for (const one of numbers) pen.writePlaced(one, { ...strong, size: font.side, color: quiet });
  for (const { kind, x, y } of markers) drawMarker(pen, kind, { x, y, height: layout.marker });
  for (const [x, y] of unvisited) drawUnvisited(pen, { x, y, size: layout.marker * 0.62 });
  pen.halo(labels, strong.size, '#ffffff', 0.78);
  for (const one of labels) pen.writePlaced(one, strong);
  pen.halo(names, larger.size, '#ffffff', 0.78);
  for (const one of names) pen.writePlaced(one, larger);
  document.restore();
  document.rect(left, top, width, height).lineWidth(0.5).stroke(quiet);

  drawLimits(pen, layout, limits);
  drawTitle(pen, layout, card);
  drawSide(pen, layout, sheet, {
    link: sheet.mapsAddress + card.token,
    denominator,
    kinds: kinds.filter((kind) => markers.some((marker) => marker.kind === kind)),
    neighbours: neighbours.length > 0,
    unvisited: unvisited.length > 0,
  });
  const credit = ground === null ? '' : creditOf(ground.credit, sheet.words.credit);
  drawFoot(pen, layout, { credit, saved: card.saved });
}

/** French attribution for OpenStreetMap; other sources keep their own wording. */
const creditOf = (said: string, openStreetMap: string) =>
  said === '' || said.includes('OpenStreetMap') ? openStreetMap : said;

/** Disables page scaling in the print dialog, which would make the scale wrong. */
function printedAsItIs({ _root: root }: PDFKit.PDFDocument) {
  root.data.ViewerPreferences.data['PrintScaling'] = 'None';
}

const mark = mm(3.5);

/** Cut marks at the corners of each card, within the margin. */
function cutMarks(document: PDFKit.PDFDocument, { size, onA4 }: CardSheet) {
  const { width, height } = cardLayout(size);
  for (const { x, y } of sheetLayout(size, onA4).places) {
    for (const atX of [x, x + width]) {
      for (const atY of [y, y + height]) {
        document.moveTo(atX - mark, atY).lineTo(atX + mark, atY);
        document.moveTo(atX, atY - mark).lineTo(atX, atY + mark);
      }
    }
  }
  document.lineWidth(0.3).stroke('#888888');
}
