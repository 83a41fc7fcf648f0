import { printable } from '../letters.ts';
import type { Line, PlacedWords } from './card-sheet.ts';
import type { Face } from '../fonts.ts';

const short = (points: number) => Math.round(points * 100) / 100;

/** Distance from the baseline to the middle of the letters, in font sizes. */
const waist = 0.34;

/** Drawing primitives and text widths, cached because the same words stand on many cards. */
export function penOn(document: PDFKit.PDFDocument) {
  const widths = new Map<string, number>();
  const unitWidth = (text: string, face: Face): number => {
    const key = `${face} ${text}`;
    const measured = widths.get(key);
    if (measured !== undefined) return measured;
    const width = document.font(face).fontSize(100).widthOfString(text) / 100;
    widths.set(key, width);
    return width;
  };
  const known = new Map<string, string>();
  const pen = {
    document,

    /** The text in characters that the fonts contain. */
    letters(text: string) {
      const shown = known.get(text) ?? printable(text);
      known.set(text, shown);
      return shown;
    },

    widthOf: (text: string, size: number, face: Face = 'plain') => unitWidth(text, face) * size,

    /** Cuts the text to the width `most`. */
    shortened(text: string, most: number, { size, face }: { size: number; face: Face }) {
      const fits = (words: string) => unitWidth(words, face) * size <= most;
      if (fits(text)) return text;
      const letters = Array.from(text.slice(0, 200));
      while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
      return `${letters.join('').trimEnd()}…`;
    },

    /** Writes words with their baseline at y. */
    write(
      text: string,
      x: number,
      y: number,
      {
        size,
        face = 'plain',
        color,
        align = 'left',
      }: { size: number; face?: Face; color: string; align?: 'left' | 'right' | 'center' },
    ) {
      if (text === '') return;
      const part = align === 'left' ? 0 : align === 'right' ? 1 : 0.5;
      const left = x - part * unitWidth(text, face) * size;
      document.font(face).fontSize(size).fillColor(color);
      document.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    },

    /** Writes positioned, rotated words. */
    writePlaced(
      { text, x, y, degrees, width }: PlacedWords,
      { size, face = 'plain', color }: { size: number; face?: Face; color: string },
    ) {
      const look = { size, face, color };
      if (degrees === 0) {
        pen.write(text, x - width / 2, y + size * waist, look);
        return;
      }
      document.save();
      document.rotate(degrees, { origin: [x, y] });
      // Marked content keeps rotated words searchable, which are drawn letter by letter.
      document.markContent('Span', { actual: text });
      pen.write(text, x - width / 2, y + size * waist, look);
      document.endMarkedContent();
      document.restore();
    },

    /** Halo behind words, so that lines do not run through the letters. */
    halo(all: readonly PlacedWords[], size: number, color: string, opacity: number) {
      if (all.length === 0) return;
      for (const { x, y, degrees, width } of all) {
        const turn = (degrees * Math.PI) / 180;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const [half, high] = [width / 2 + 0.8, size * 0.5];
        const corner = (a: number, b: number) =>
          [x + a * cos - b * sin, y + a * sin + b * cos] as const;
        pen.trace(
          [corner(-half, -high), corner(half, -high), corner(half, high), corner(-half, high)],
          true,
        );
      }
      document.save().fillOpacity(opacity).fill(color).restore();
    },

    /** Adds a line to the path. */
    trace(line: Line, closed: boolean = false) {
      if (line.length === 0) return;
      let path = '';
      for (const [x, y] of line) path += `${short(x)} ${short(y)} ${path === '' ? 'm' : 'l'}\n`;
      // One raw path: pdfkit's `lineTo` would cost more than the rest of the map.
      document.addContent(closed ? `${path}h` : path.trimEnd());
    },
  };
  return pen;
}

export type Pen = ReturnType<typeof penOn>;
