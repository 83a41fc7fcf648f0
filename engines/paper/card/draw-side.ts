import { scaleBar, type CardLayout } from './card-layout.ts';
import { drawMarker, drawUnvisited } from './markers.ts';
import { quiet } from './draw-territory.ts';
import { drawQrCode } from '../qr-code.ts';
import { linesOf } from '../table-layout.ts';
import type { CardSheet, DrawnCard, MarkerKind } from './card-sheet.ts';
import type { Pen } from './pen.ts';

/**
 * Everything around the map: number and name above, QR code, legend and scale beside, attribution
 * below.
 */

const ink = '#1c2329';
const grouped = new Intl.NumberFormat('fr-FR');

export function drawTitle(
  pen: Pen,
  { margin, side, map, font }: CardLayout,
  { number, name }: DrawnCard,
) {
  const chip = `T${number}`;
  const size = font.title;
  const wide = pen.widthOf(chip, size, 'bold') + size * 0.9;
  const foot = map.top - size * 0.55;
  pen.document.roundedRect(margin, foot - size * 1.02, wide, size * 1.34, size * 0.25).fill(ink);
  pen.write(chip, margin + size * 0.45, foot, { size, face: 'bold', color: '#ffffff' });
  const left = margin + wide + size * 0.6;
  const words = pen.letters(name);
  const room = side.right - left;
  const fitting = Math.min(size, room / pen.widthOf(words, 1, 'bold'));
  const look = { size: Math.max(fitting, font.leastTitle), face: 'bold' as const };
  const shown = fitting < font.leastTitle ? pen.shortened(words, room, look) : words;
  pen.write(shown, left, foot, { ...look, color: ink });
}

export function drawSide(
  pen: Pen,
  layout: CardLayout,
  sheet: CardSheet,
  card: {
    link: string;
    denominator: number;
    kinds: readonly MarkerKind[];
    neighbours: boolean;
    unvisited: boolean;
  },
) {
  const { link, denominator, kinds, neighbours, unvisited } = card;
  const { side, font, qr } = layout;
  const { words } = sheet;
  const look = { size: font.side, color: ink };
  drawQrCode(pen.document, link, { left: side.right - qr, top: side.top, size: qr });
  let y = side.top + qr + font.side * 1.1;
  pen.write(pen.letters(words.online), side.right - qr / 2, y, { ...look, align: 'center' });
  y += font.side * 1.9;

  const sample = font.side * 1.7;
  const left = side.right - qr;
  const entry = (text: string) => {
    pen.write(pen.letters(text), left + sample + 4, y, look);
    y += font.side * 1.5;
  };
  const line = (width: number, color: string) =>
    pen.document
      .moveTo(left, y - font.side * 0.33)
      .lineTo(left + sample, y - font.side * 0.33)
      .lineWidth(width)
      .stroke(color);
  line(layout.stroke, sheet.style.color);
  entry(words.territory);
  if (neighbours) {
    pen.document.save().dash(3.5, { space: 1.8 });
    line(0.75, quiet);
    pen.document.restore();
    entry(words.neighbours);
  }
  for (const kind of kinds) {
    const height = font.side * 1.35;
    drawMarker(pen, kind, { x: left + sample / 2, y: y + font.side * 0.22, height });
    entry(words.kinds[kind]);
  }
  if (unvisited) {
    const middle = y - font.side * 0.36;
    drawUnvisited(pen, { x: left + sample / 2, y: middle, size: font.side * 1.1 });
    entry(words.unvisited);
  }
  drawScale(pen, layout, words, denominator);
}

function drawScale(
  pen: Pen,
  { side, font, qr }: CardLayout,
  words: CardSheet['words'],
  denominator: number,
) {
  const left = side.right - qr;
  const base = side.bottom - 1;
  const size = font.side;
  const { metres, length } = scaleBar(denominator, qr);
  const thick = size * 0.32;
  const { document } = pen;
  const half = length / 2;
  document.rect(left, base - thick, half, thick).fill(ink);
  document
    .rect(left, base - thick, length, thick)
    .lineWidth(0.4)
    .stroke(ink);
  const above = base - thick - size * 0.4;
  const small = { size: size * 0.85, color: ink };
  const distance =
    metres >= 1000 ? `${grouped.format(metres / 1000)} km` : `${grouped.format(metres)} m`;
  pen.write('0', left, above, small);
  const most = pen.letters(distance);
  const middle = Math.min(left + length, side.right - pen.widthOf(most, small.size) / 2);
  pen.write(most, middle, above, { ...small, align: 'center' });
  const scale = pen.letters(`${words.scale} 1:${grouped.format(denominator)}`);
  pen.write(scale, left, above - size * 1.5, { size, face: 'bold', color: ink });
  drawNorth(pen, { x: side.right - size, y: above - size * 3.3, size, letter: words.north });
}

function drawNorth(
  { document, ...pen }: Pen,
  { x, y, size, letter }: { x: number; y: number; size: number; letter: string },
) {
  const [half, high] = [size * 0.5, size * 1.9];
  document
    .moveTo(x, y - high)
    .lineTo(x + half, y)
    .lineTo(x, y - high * 0.25)
    .closePath();
  document.fillAndStroke('#ffffff', ink);
  document
    .moveTo(x, y - high)
    .lineTo(x - half, y)
    .lineTo(x, y - high * 0.25)
    .closePath();
  document.lineWidth(0.4).fillAndStroke(ink, ink);
  pen.write(letter, x, y - high - size * 0.25, {
    size: size * 0.95,
    face: 'bold',
    color: ink,
    align: 'center',
  });
}

export function drawFoot(
  pen: Pen,
  { margin, side, foot, font }: CardLayout,
  { credit, saved }: { credit: string; saved: string },
) {
  const y = side.bottom + foot - 0.5;
  const look = { size: font.foot, color: quiet };
  pen.write(pen.letters(credit), margin, y, look);
  pen.write(pen.letters(saved), side.right, y, { ...look, align: 'right' });
}

const mostLimits = 3;
const limitsStep = 1.25;

/** The limits in words, in lines as wide as the map; what exceeds three of them is cut. */
export function limitLines(
  pen: Pen,
  { map, font }: CardLayout,
  { label, limits }: { label: string; limits: string },
) {
  if (limits === '') return [];
  const widthOf = (text: string) => pen.widthOf(text, font.street);
  const wide = map.right - map.left;
  const lines = linesOf(pen.letters(`${label} ${limits}.`), wide, widthOf);
  if (lines.length <= mostLimits) return lines;
  const look = { size: font.street, face: 'plain' as const };
  const rest = lines.slice(mostLimits - 1).join(' ');
  return [...lines.slice(0, mostLimits - 1), pen.shortened(rest, wide, look)];
}

/** The map gives way to the lines below it. */
export const aboveLimits = ({ map, ...layout }: CardLayout, lines: number): CardLayout => ({
  ...layout,
  map: { ...map, bottom: map.bottom - lines * layout.font.street * limitsStep },
});

export function drawLimits(pen: Pen, { map, font }: CardLayout, lines: readonly string[]) {
  for (const [at, line] of lines.entries()) {
    const y = map.bottom + (at + 1) * font.street * limitsStep - 0.5;
    pen.write(line, map.left, y, { size: font.street, color: ink });
  }
}
