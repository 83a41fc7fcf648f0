import { buffer } from 'node:stream/consumers';
import { frenchDocument, writeLine as write } from './fonts.ts';
import { printable } from './letters.ts';
import { columnEdges, paginated, type LaidOutRow } from './table-layout.ts';
import type { TableSheet } from './table-sheet.ts';

const ink = '#1c2329';
const line = '#9aa3aa';
const shade = '#eef1f2';
const size = { title: 14, subtitle: 8, cell: 7.5, foot: 7.5 };
const page = { margin: 36, top: 84, bottom: 60, height: 841.89, width: 595.28 };
const cell = { padding: 3, lineHeight: 8.5 };
/** Offset of the text below the top of its line, in points. */
const sink = 0.8;
const headHeight = cell.lineHeight + 2 * cell.padding;

export async function drawTable(sheet: TableSheet) {
  const title = printable(sheet.title);
  const document = frenchDocument({ size: 'A4', bufferPages: true, title });
  const written = buffer(document);

  document.font('plain').fontSize(size.cell);
  const pages = paginated(sheet, {
    widthOf: (text) => document.widthOfString(text),
    padding: cell.padding,
    lineHeight: cell.lineHeight,
    room: page.height - page.top - page.bottom - headHeight,
  });
  const edges = columnEdges(sheet.columns, page.margin);

  for (const [at, rows] of pages.entries()) {
    if (at > 0) document.addPage();
    drawHead(document, sheet, title, edges);
    drawRows(document, sheet, rows, edges);
    const place = `${printable(sheet.pageWord)} ${at + 1}/${pages.length}`;
    document.font('plain').fontSize(size.foot).fillColor(ink);
    write(
      document,
      place,
      page.width - page.margin - document.widthOfString(place),
      page.height - 40,
    );
  }
  document.end();
  const bytes = await written;
  // Copies the bytes into a buffer of its own, which can be transferred to another thread.
  return new Uint8Array(bytes);
}

function drawHead(
  document: PDFKit.PDFDocument,
  sheet: TableSheet,
  title: string,
  edges: readonly number[],
) {
  document.font('bold').fontSize(size.title).fillColor(ink);
  write(document, title, page.margin, 36);
  document.font('plain').fontSize(size.subtitle);
  write(document, printable(sheet.subtitle), page.margin, 58);
  document.rect(page.margin, page.top, (edges.at(-1) ?? 0) - page.margin, headHeight).fill(shade);
  document.font('bold').fontSize(size.cell).fillColor(ink);
  for (const [at, column] of sheet.columns.entries()) {
    writeIn(document, printable(column.title), column, edges[at] ?? 0, page.top + cell.padding);
  }
}

function drawRows(
  document: PDFKit.PDFDocument,
  sheet: TableSheet,
  rows: readonly LaidOutRow[],
  edges: readonly number[],
) {
  const right = edges.at(-1) ?? 0;
  document.font('plain').fontSize(size.cell).fillColor(ink);
  let y = page.top + headHeight;
  for (const row of rows) {
    for (const [at, column] of sheet.columns.entries()) {
      for (const [below, text] of (row.cells[at] ?? []).entries()) {
        const top = y + cell.padding + below * cell.lineHeight;
        writeIn(document, text, column, edges[at] ?? 0, top);
      }
    }
    y += row.height;
    document.moveTo(page.margin, y).lineTo(right, y);
  }
  document.moveTo(page.margin, page.top).lineTo(right, page.top);
  for (const x of edges) document.moveTo(x, page.top).lineTo(x, y);
  document.lineWidth(0.5).strokeColor(line).stroke();
}

function writeIn(
  document: PDFKit.PDFDocument,
  text: string,
  column: TableSheet['columns'][number],
  left: number,
  top: number,
) {
  if (text === '') return;
  const room = column.width - 2 * cell.padding - document.widthOfString(text);
  const aside = column.align === 'right' ? room : column.align === 'center' ? room / 2 : 0;
  write(document, text, left + cell.padding + Math.max(0, aside), top + sink);
}
