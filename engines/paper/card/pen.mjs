import { printable } from '../letters.mjs';

/**
 * @typedef {import('./card-sheet.ts').Line} Line
 * @typedef {import('./card-sheet.ts').PlacedWords} PlacedWords
 * @typedef {import('../fonts.mjs').Face} Face
 */

const short = (/** @type {number} */ points) => Math.round(points * 100) / 100;

/** Distance from the baseline to the middle of the letters, in font sizes. */
const waist = 0.34;

/**
 * Drawing primitives and text widths, cached because the same words stand on many cards.
 * @param {PDFKit.PDFDocument} document
 */
export function penOn(document) {
  /** @type {Map<string, number>} */
  const widths = new Map();
  /** @type {(text: string, face: Face) => number} */
  const unitWidth = (text, face) => {
    const key = `${face} ${text}`;
    const measured = widths.get(key);
    if (measured !== undefined) return measured;
    const width = document.font(face).fontSize(100).widthOfString(text) / 100;
    widths.set(key, width);
    return width;
  };
  /** @type {Map<string, string>} */
  const known = new Map();
  const pen = {
    document,

    /**
     * The text in characters that the fonts contain.
     * @param {string} text
     */
    letters(text) {
      const shown = known.get(text) ?? printable(text);
      known.set(text, shown);
      return shown;
    },

    /**
     * @param {string} text
     * @param {number} size
     * @param {Face} [face]
     */
    widthOf: (text, size, face = 'plain') => unitWidth(text, face) * size,

    /**
     * Cuts the text to the width `most`.
     * @param {string} text
     * @param {number} most
     * @param {{ size: number, face: Face }} look
     */
    shortened(text, most, { size, face }) {
      const fits = (/** @type {string} */ words) => unitWidth(words, face) * size <= most;
      if (fits(text)) return text;
      const letters = Array.from(text.slice(0, 200));
      while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
      return `${letters.join('').trimEnd()}…`;
    },

    /**
     * Writes words with their baseline at y.
     * @param {string} text
     * @param {number} x
     * @param {number} y
     * @param {{ size: number, face?: Face, color: string, align?: 'left' | 'right' | 'center' }} look
     */
    write(text, x, y, { size, face = 'plain', color, align = 'left' }) {
      if (text === '') return;
      const part = align === 'left' ? 0 : align === 'right' ? 1 : 0.5;
      const left = x - part * unitWidth(text, face) * size;
      document.font(face).fontSize(size).fillColor(color);
      document.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    },

    /**
     * Writes positioned, rotated words.
     * @param {PlacedWords} words
     * @param {{ size: number, face?: Face, color: string }} look
     */
    writePlaced({ text, x, y, degrees, width }, { size, face = 'plain', color }) {
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

    /**
     * Halo behind words, so that lines do not run through the letters.
     * @param {readonly PlacedWords[]} all
     * @param {number} size
     * @param {string} color
     * @param {number} opacity
     */
    halo(all, size, color, opacity) {
      if (all.length === 0) return;
      for (const { x, y, degrees, width } of all) {
        const turn = (degrees * Math.PI) / 180;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const [half, high] = [width / 2 + 0.8, size * 0.5];
        const corner = (/** @type {number} */ a, /** @type {number} */ b) =>
          /** @type {const} */ ([x + a * cos - b * sin, y + a * sin + b * cos]);
        pen.trace(
          [corner(-half, -high), corner(half, -high), corner(half, high), corner(-half, high)],
          true,
        );
      }
      document.save().fillOpacity(opacity).fill(color).restore();
    },

    /**
     * Adds a line to the path.
     * @param {Line} line
     * @param {boolean} [closed]
     */
    trace(line, closed = false) {
      if (line.length === 0) return;
      let path = '';
      for (const [x, y] of line) path += `${short(x)} ${short(y)} ${path === '' ? 'm' : 'l'}\n`;
      // One raw path: pdfkit's `lineTo` would cost more than the rest of the map.
      document.addContent(closed ? `${path}h` : path.trimEnd());
    },
  };
  return pen;
}

/** @typedef {ReturnType<typeof penOn>} Pen */
