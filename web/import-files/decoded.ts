import { UnreadableFile } from './file-fault.ts';

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark);

/** Text as its mark says, else UTF-8, else what a French Excel writes. */
export function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return checked(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return checked(new TextDecoder('utf-16be').decode(bytes));
  return checked(utf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes));
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A picture or a program is no list. */
function checked(text: string): string {
  if (/[\u0000-\u0008\u000e-\u001f]/u.test(text)) throw new UnreadableFile('binary');
  return text;
}

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** A workbook of before 2007, or one with a password. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
