import { openSync } from 'fontkit';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { printable } from './letters.mjs';

/**
 * Arimo has the widths of Helvetica and, in one file a face, Latin with Vietnamese, Greek and
 * Cyrillic. pdfkit embeds the letters used.
 * @typedef {'plain' | 'bold' | 'slanted'} Face
 */
const files = {
  plain: '400Regular/Arimo_400Regular.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
  slanted: '400Regular_Italic/Arimo_400Regular_Italic.ttf',
};

/**
 * pdfkit begins with Helvetica unless it is told that there is no font.
 * @type {any}
 */
const none = null;

const require = createRequire(import.meta.url);

/** @type {Map<Face, any>} */
const opened = new Map();

/**
 * The font of a face, opened once per thread: its tables take longer to read than a page to draw.
 * @param {Face} face
 */
function fontOf(face) {
  const found = opened.get(face) ?? opening(face);
  opened.set(face, found);
  return found;
}

/** @param {Face} face */
function opening(face) {
  const font = openSync(require.resolve(`@expo-google-fonts/arimo/${files[face]}`));
  if (!('characterSet' in font)) throw new Error(`${files[face]} holds several fonts.`);
  // fontkit keeps a glyph with the letter that first asked for it, and with none when it was first
  // met as part of another ('e' of 'é'): a later document could then be neither searched nor copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

/**
 * A document in French that knows the faces by name: `document.font('bold')`.
 * @param {PDFKit.PDFDocumentOptions & { title: string }} options
 */
export function frenchDocument({ title, ...options }) {
  const document = new PDFDocument({
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    ...options,
    info: { Title: printable(title) },
    font: none,
  });
  for (const face of /** @type {const} */ (['plain', 'bold', 'slanted'])) {
    document.registerFont(face, fontOf(face));
  }
  return document;
}

/**
 * Writes one line with the top of its capitals at y.
 * @param {PDFKit.PDFDocument} document
 * @param {string} text
 * @param {number} x
 * @param {number} y
 */
export function writeLine(document, text, x, y) {
  document.text(text, x, y, { lineBreak: false, baseline: 'hanging' });
}
