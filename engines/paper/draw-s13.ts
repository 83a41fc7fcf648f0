import { buffer } from 'node:stream/consumers';
import { frenchDocument, writeLine as write } from './fonts.ts';
import { printable } from './letters.ts';
import { edges, grid, linesOfTerritory, page, place, size } from './s13-layout.ts';
import { linesOf } from './table-layout.ts';
import type { S13Line, S13Sheet, S13Territory } from './s13-sheet.ts';

const ink = '#000000';
const grey = '#d9d9d9';
const stroke = { thick: 1.5, row: 0.9, thin: 0.4 };

/** Draws the S-13 (B-63) with pdfkit primitives: its own tables take a hundred times as long. */
export async function drawS13(sheet: S13Sheet) {
  const document = frenchDocument({ size: 'A4', title: `${sheet.title} ${sheet.year}` });
  const written = buffer(document);
  const territories: readonly S13Territory[] = JSON.parse(sheet.territories);
  const all = territories.flatMap((territory) => linesOfTerritory(territory));
  const pages = Math.max(1, Math.ceil(all.length / grid.rows));
  for (let at = 0; at < pages; at += 1) {
    if (at > 0) document.addPage();
    drawForm(document, sheet, `${at + 1}/${pages}`);
    const lines = all.slice(at * grid.rows, (at + 1) * grid.rows);
    for (const [row, line] of lines.entries()) drawLine(document, line, grid.top + row * grid.row);
  }
  document.end();
  return new Uint8Array(await written);
}

/** Draws the empty form. */
function drawForm(document: PDFKit.PDFDocument, sheet: S13Sheet, pageNumber: string) {
  const { heads } = sheet;
  document.rect(edges.left, place.table, edges.right - edges.left, place.head).fill(grey);
  drawGrid(document);
  document.fillColor(ink).font('bold').fontSize(size.title);
  centred(document, sheet.title, edges.left, edges.right, place.title);
  document.fontSize(size.year);
  const label = printable(sheet.yearLabel);
  write(document, label, edges.left, place.year);
  const after = edges.left + document.widthOfString(label) + 6;
  document.font('plain');
  write(document, printable(sheet.year), after + 4, place.year);

  document.font('bold').fontSize(size.head);
  block(document, heads.number, edges.left, edges.lastCovered, place.table, place.head);
  block(document, heads.lastCovered, edges.lastCovered, edges.block(0), place.table, place.head);
  for (let at = 0; at < grid.blocks; at += 1) {
    const [left, middle, right] = [edges.block(at), edges.middle(at), edges.block(at + 1)];
    const below = place.table + place.headName;
    block(document, heads.assignedTo, left, right, place.table, place.headName);
    block(document, heads.assignedOn, left, middle, below, place.head - place.headName);
    block(document, heads.coveredOn, middle, right, below, place.head - place.headName);
  }

  document.font('plain').fontSize(size.foot);
  const width = (text: string) => document.widthOfString(text);
  for (const [at, text] of linesOf(
    printable(sheet.footNote),
    edges.right - edges.left,
    width,
  ).entries()) {
    write(document, text, edges.left, place.footNote + at * (size.foot + 1.5));
  }
  write(document, printable(sheet.edition), edges.left, place.foot);
  const words = `${printable(sheet.pageWord)} ${pageNumber}`;
  write(document, words, edges.right - width(words), place.foot);
}

function drawGrid(document: PDFKit.PDFDocument) {
  const bottom = grid.top + grid.rows * grid.row;
  const headName = place.table + place.headName;
  document.moveTo(edges.block(0), headName).lineTo(edges.right, headName);
  for (let row = 0; row < grid.rows; row += 1) {
    const top = grid.top + row * grid.row;
    document.moveTo(edges.block(0), top + grid.name).lineTo(edges.right, top + grid.name);
    for (let at = 0; at < grid.blocks; at += 1) {
      document.moveTo(edges.middle(at), top + grid.name).lineTo(edges.middle(at), top + grid.row);
    }
  }
  for (let at = 0; at < grid.blocks; at += 1) {
    document.moveTo(edges.middle(at), headName).lineTo(edges.middle(at), grid.top);
  }
  document.moveTo(edges.lastCovered, place.table).lineTo(edges.lastCovered, bottom);
  document.lineWidth(stroke.thin).strokeColor(ink).stroke();

  for (let row = 1; row < grid.rows; row += 1) {
    const top = grid.top + row * grid.row;
    document.moveTo(edges.left, top).lineTo(edges.right, top);
  }
  document.lineWidth(stroke.row).stroke();

  for (let at = 0; at < grid.blocks; at += 1) {
    document.moveTo(edges.block(at), place.table).lineTo(edges.block(at), bottom);
  }
  document.moveTo(edges.left, grid.top).lineTo(edges.right, grid.top);
  document.rect(edges.left, place.table, edges.right - edges.left, bottom - place.table);
  document.lineWidth(stroke.thick).stroke();
}

function drawLine(document: PDFKit.PDFDocument, line: S13Line, top: number) {
  const aside = top + (grid.row - size.cell) / 2;
  const dates = top + grid.name + (grid.row - grid.name - size.cell) / 2 + 1;
  document.fontSize(size.cell);
  inCell(document, line.number, edges.left, edges.lastCovered, aside);
  inCell(document, line.lastCovered, edges.lastCovered, edges.block(0), aside);
  for (const [at, it] of line.assignments.entries()) {
    drawName(document, it.assigned_to, edges.block(at), top);
    inCell(document, it.assigned_on, edges.block(at), edges.middle(at), dates);
    inCell(document, it.covered_on, edges.middle(at), edges.block(at + 1), dates);
  }
}

/** Writes the name on one line, or on two in the largest size that fits. */
function drawName(document: PDFKit.PDFDocument, name: string, left: number, top: number) {
  const { words: text, width } = measured(document, name);
  const room = page.block - 2 * page.padding;
  if (width * (size.leastName / size.cell) <= room) {
    const fitting = Math.min(size.cell, (size.cell * room) / width);
    document.fontSize(fitting);
    write(document, text, left + page.padding, top + (grid.name - fitting) / 2 + 1);
  } else {
    let fitting = size.leastName;
    const lines = () =>
      linesOf(text, room, (word) => document.fontSize(fitting).widthOfString(word));
    while (lines().length > 2) fitting *= 0.9;
    for (const [at, line] of lines().entries()) {
      document.fontSize(fitting);
      write(document, line, left + page.padding, top + 2.2 + at * 7);
    }
  }
  document.fontSize(size.cell);
}

/** Centres words in a table cell. */
function inCell(
  document: PDFKit.PDFDocument,
  text: string,
  left: number,
  right: number,
  y: number,
) {
  if (text === '') return;
  const { words, width } = measured(document, text);
  write(document, words, (left + right - width) / 2, y);
}

const known = new WeakMap<PDFKit.PDFDocument, Map<string, { words: string; width: number }>>();

/** Words of a cell and their width; cached, because dates and names repeat. */
function measured(document: PDFKit.PDFDocument, text: string) {
  const widths = known.get(document) ?? new Map();
  known.set(document, widths);
  const found = widths.get(text);
  if (found) return found;
  const words = printable(text);
  const one = { words, width: document.widthOfString(words) };
  widths.set(text, one);
  return one;
}

/** Centres words in a header cell. */
function block(
  document: PDFKit.PDFDocument,
  text: string,
  left: number,
  right: number,
  top: number,
  height: number,
) {
  const lines = linesOf(printable(text), right - left - 2 * page.padding, (word) =>
    document.widthOfString(word),
  );
  const first = top + (height - lines.length * (size.head + 1)) / 2 + 1;
  for (const [at, line] of lines.entries()) {
    centred(document, line, left, right, first + at * (size.head + 1));
  }
}

function centred(
  document: PDFKit.PDFDocument,
  text: string,
  left: number,
  right: number,
  y: number,
) {
  if (text === '') return;
  const words = printable(text);
  write(document, words, (left + right - document.widthOfString(words)) / 2, y);
}
