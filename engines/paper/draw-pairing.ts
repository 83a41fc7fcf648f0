import { buffer } from 'node:stream/consumers';
import { penOn } from './card/pen.ts';
import { frenchDocument } from './fonts.ts';
import type { PairingSheet } from './pairing-sheet.ts';
import { drawQrCode } from './qr-code.ts';
import { linesOf } from './table-layout.ts';

const ink = '#1c2329';
/** A4 upright, in points; the edge is the card. */
const page = { width: 595.28, height: 841.89 };
const edge = 34;
const left = 60;
const wide = page.width - 2 * left;
const code = 230;
/** Nothing is smaller than 18: the card is for those who read large letters. */
const size = { title: 22, person: 38, leastPerson: 22, large: 20, plain: 18 };

/** Draws a card that opens an account on a sheet of its own (OWN-370). */
export async function drawPairing(sheet: PairingSheet) {
  const { words, congregation, person, address, token } = sheet;
  const document = frenchDocument({ size: 'A4', title: words.title });
  const written = buffer(document);
  const pen = penOn(document);
  let y = edge;

  const block = (text: string, points: number, face: 'plain' | 'bold' = 'plain', indent = 0) => {
    const widthOf = (line: string) => pen.widthOf(line, points, face);
    for (const line of linesOf(pen.letters(text), wide - indent, widthOf)) {
      y += points * 1.24;
      pen.write(line, left + indent, y, { size: points, face, color: ink });
    }
  };

  document
    .roundedRect(edge, edge, page.width - 2 * edge, page.height - 2 * edge, 16)
    .lineWidth(2)
    .stroke(ink);
  y += 14;
  block(words.title, size.title);
  y += 8;
  const name = pen.letters(person);
  const fitting = Math.min(size.person, wide / pen.widthOf(name, 1, 'bold'));
  block(person, Math.max(fitting, size.leastPerson), 'bold');
  y += 4;
  const look = { size: size.large, face: 'plain' as const };
  block(pen.shortened(pen.letters(congregation), wide, look), size.large);
  y += 10;
  block(words.purpose, size.plain);
  y += 20;
  drawQrCode(document, address + token, { left: (page.width - code) / 2, top: y, size: code });
  y += code + 8;
  for (const [at, step] of words.steps.entries()) {
    const top = y;
    y += size.large * 1.24;
    pen.write(`${at + 1}.`, left, y, { size: size.large, face: 'bold', color: ink });
    y = top;
    block(step, size.large, 'plain', 28);
  }
  y += 10;
  block(words.typed, size.plain);
  block(address, size.plain, 'bold');
  block(token, size.plain, 'bold');
  y += 10;
  block(words.until, size.large, 'bold');
  y += 4;
  block(words.care, size.plain);
  document.end();
  return new Uint8Array(await written);
}
