import { openSync, type Font } from 'fontkit';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { printable } from './letters.ts';

export type Face = 'plain' | 'bold' | 'slanted';

/**
 * Arimo has the widths of Helvetica and, in one file a face, Latin with Vietnamese, Greek and
 * Cyrillic. pdfkit embeds the letters used.
 */
const files = {
  plain: '400Regular/Arimo_400Regular.ttf',
  bold: '700Bold/Arimo_700Bold.ttf',
  slanted: '400Regular_Italic/Arimo_400Regular_Italic.ttf',
};

/** What pdfkit takes and holds, and its types lack. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _root: {
        readonly data: { readonly ViewerPreferences: { readonly data: Record<string, string> } };
      };
    }
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, src: Font): this;
      }
    }
  }
}

const require = createRequire(import.meta.url);

const opened = new Map<Face, Font>();

/** The font of a face, opened once per thread: its tables take longer to read than a page to draw. */
function fontOf(face: Face) {
  const found = opened.get(face) ?? opening(face);
  opened.set(face, found);
  return found;
}

function opening(face: Face) {
  const font = openSync(require.resolve(`@expo-google-fonts/arimo/${files[face]}`));
  if (!('characterSet' in font)) throw new Error(`${files[face]} holds several fonts.`);
  // fontkit keeps a glyph with the letter that first asked for it, and with none when it was first
  // met as part of another ('e' of 'é'): a later document could then be neither searched nor copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  return font;
}

/** A document in French that knows the faces by name: `document.font('bold')`. */
export function frenchDocument({
  title,
  ...options
}: PDFKit.PDFDocumentOptions & { title: string }) {
  const document = new PDFDocument({
    margin: 0,
    lang: 'fr-FR',
    displayTitle: true,
    ...options,
    info: { Title: printable(title) },
    // pdfkit begins with Helvetica unless it is told that there is no font.
    font: '',
  });
  for (const face of ['plain', 'bold', 'slanted'] as const) {
    document.registerFont(face, fontOf(face));
  }
  return document;
}

/** Writes one line with the top of its capitals at y. */
export function writeLine(document: PDFKit.PDFDocument, text: string, x: number, y: number) {
  document.text(text, x, y, { lineBreak: false, baseline: 'hanging' });
}
