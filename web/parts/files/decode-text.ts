import { UnreadableFile } from './file-fault.ts';

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark);

/** Decodes by the byte order mark, else as UTF-8, else as Windows-1252, which a French Excel writes. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe))
    return withoutControls(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff))
    return withoutControls(new TextDecoder('utf-16be').decode(bytes));
  return withoutControls(utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Control characters mean a binary file, not a list. */
function withoutControls(text: string): string {
  if (/[\u0000-\u0008\u000e-\u001f]/u.test(text)) throw new UnreadableFile('binary');
  return text;
}

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** A workbook from before 2007, or one with a password. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
