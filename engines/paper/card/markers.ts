import type { MarkerKind } from './card-sheet.ts';
import type { Pen } from './pen.ts';

/** Markers as drawn in web/public/markers: 32 × 40 pixels with the tip at 16, 39. */
const pin = 'M16 39C12.4 31.8 3 25.4 3 15.8a13 13 0 0 1 26 0C29 25.4 19.6 31.8 16 39z';
const paper = '#fffdf7';

const looks: Readonly<
  Record<MarkerKind, { color: string; sign: (document: PDFKit.PDFDocument) => void }>
> = {
  information: {
    color: '#1b4d5a',
    sign: (document) => {
      document.circle(16, 9.8, 2.1).fill(paper);
      document.path('M13 13.4h4.7v7h1.8v2.4h-6.8v-2.4h1.9v-4.6H13z').fill(paper);
    },
  },
  parking: {
    color: '#1d5fa8',
    sign: (document) =>
      document
        .path(
          'M11.6 8.4h5.6a4.7 4.7 0 0 1 0 9.4h-2.5v5h-3.1zM14.7 11.2v3.8h2.2a1.9 1.9 0 0 0 0-3.8z',
        )
        .fill(paper, 'even-odd'),
  },
  mobilestand: {
    color: '#7a4a1e',
    sign: (document) => {
      document.lineWidth(2).lineCap('round').lineJoin('round');
      document.path('M11 8.6h10v11.2H11zM11 14.2h10M13 19.8v1.2M19 19.8v1.2').stroke(paper);
      document.circle(13, 22.6, 1.6).circle(19, 22.6, 1.6).fill(paper);
    },
  },
  kingdomhome: {
    color: '#1e2a2f',
    sign: (document) =>
      document
        .path('M16 7.2l8.6 7.2-1.5 1.8-.9-.8v7.4h-4.4v-5h-3.6v5H9.8v-7.4l-.9.8-1.5-1.8z')
        .fill(paper),
  },
  other: {
    color: '#1b4d5a',
    sign: (document) => document.circle(16, 15.8, 5.2).fill(paper),
  },
};

export const kinds: readonly MarkerKind[] = [
  'information',
  'parking',
  'mobilestand',
  'kingdomhome',
  'other',
];

export const kindOf = (type: unknown): MarkerKind => kinds.find((kind) => kind === type) ?? 'other';

/** Draws a pin of `height` points with its tip at x, y. */
export function drawMarker(
  { document }: Pen,
  kind: MarkerKind,
  { x, y, height }: { x: number; y: number; height: number },
) {
  const { color, sign } = looks[kind];
  const scale = height / 39;
  document.save();
  document.transform(scale, 0, 0, scale, x - 16 * scale, y - 39 * scale);
  document.path(pin).lineWidth(2).lineJoin('round').fillAndStroke(color, paper);
  sign(document);
  document.restore();
}

/** The sign of a place not to be visited: a ring with a bar, its centre on the place. */
export function drawUnvisited(
  { document }: Pen,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const r = size / 2;
  const bar = r * 0.66;
  document.save();
  document.circle(x, y, r).lineWidth(0.5).fillAndStroke('#a3221c', paper);
  document.rect(x - bar, y - r * 0.18, 2 * bar, r * 0.36).fill(paper);
  document.restore();
}
