import type { Box, CardSize } from './card-sheet.ts';

export const mm = (millimetres: number) => (millimetres * 72) / 25.4;

const small = {
  margin: mm(6),
  head: mm(8.5),
  foot: mm(3.4),
  column: mm(28),
  gap: mm(2),
  qr: mm(25),
  room: mm(4),
  font: { title: 12, leastTitle: 8, side: 6.6, street: 5.6, house: 4.3, marker: 6.4, foot: 5 },
  marker: 11,
  stroke: 1.7,
};

/** Dimensions of cards, in points. An S-12 is 148 × 94 mm (engines/paper/README.md). */
const measures = {
  a6: { ...small, width: mm(148), height: mm(105) },
  s12: { ...small, width: mm(148), height: mm(94) },
  a5: {
    width: mm(210),
    height: mm(148),
    margin: mm(8),
    head: mm(11),
    foot: mm(4),
    column: mm(36),
    gap: mm(3),
    qr: mm(31),
    room: mm(5),
    font: { title: 16, leastTitle: 10, side: 8, street: 6.4, house: 5, marker: 7.6, foot: 6 },
    marker: 14,
    stroke: 2.2,
  },
};

export type CardLayout = typeof small & { width: number; height: number; map: Box; side: Box };

export function cardLayout(size: CardSize): CardLayout {
  const it = measures[size];
  const right = it.width - it.margin;
  const top = it.margin + it.head;
  const bottom = it.height - it.margin - it.foot;
  const side = { left: right - it.column, top, right, bottom };
  return { ...it, map: { left: it.margin, top, right: side.left - it.gap, bottom }, side };
}

const a4 = { short: mm(210), long: mm(297) };

/** Positions of the cards on a sheet: one per page, or as many as fit on A4, centred. */
export function sheetLayout(size: CardSize, onA4: boolean) {
  const { width, height } = measures[size];
  if (!onA4) return { width, height, places: [{ x: 0, y: 0 }] };
  const upright = size === 'a5';
  const sheet = {
    width: upright ? a4.short : a4.long,
    height: upright ? a4.long : a4.short,
  };
  const across = Math.floor(sheet.width / width + 0.001);
  const down = Math.floor(sheet.height / height + 0.001);
  const left = (sheet.width - across * width) / 2;
  const top = (sheet.height - down * height) / 2;
  const places = Array.from({ length: across * down }, (_, at) => ({
    x: left + (at % across) * width,
    y: top + Math.floor(at / across) * height,
  }));
  return { ...sheet, places };
}

const roundDenominators = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8];
const nearestScale = 1000;

/** Largest scale with a round denominator at which `metres` fit into `points`; 1:1 000 at most. */
export function roundScale(
  metres: { width: number; height: number },
  points: { width: number; height: number },
) {
  const least = Math.max(
    nearestScale,
    (metres.width * mm(1000)) / points.width,
    (metres.height * mm(1000)) / points.height,
  );
  const power = 10 ** Math.floor(Math.log10(least));
  const found = roundDenominators.find((it) => it * power >= least * (1 - 1e-9));
  return (found ?? 10) * power;
}

const roundBars = [5, 2, 1];

/** Longest scale bar of 1, 2 or 5 × 10ⁿ metres that fits, drawn to scale. */
export function scaleBar(denominator: number, room: number) {
  const most = (room * denominator) / mm(1000);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = (roundBars.find((it) => it * power <= most) ?? 1) * power;
  return { metres, length: (metres * mm(1000)) / denominator };
}
