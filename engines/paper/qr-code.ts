import qrcode from 'qrcode';

/** Draws all black modules as one path, to avoid seams; the code is also a link. In points. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  link: string,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
) {
  const segments = [{ data: Buffer.from(link), mode: 'byte' as const }];
  const { modules } = qrcode.create(segments, { errorCorrectionLevel: 'M' });
  const { data, size: count } = modules;
  const unit = size / count;
  for (let row = 0; row < count; row += 1) {
    let from = -1;
    for (let column = 0; column <= count; column += 1) {
      const black = column < count && data[row * count + column];
      if (black && from < 0) from = column;
      if (black || from < 0) continue;
      document.rect(left + from * unit, top + row * unit, (column - from) * unit, unit);
      from = -1;
    }
  }
  document.fill('#000000');
  document.link(left, top, size, size, link);
}
