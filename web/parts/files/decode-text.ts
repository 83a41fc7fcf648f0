import { UnreadableFile } from './file-fault.ts';

const startsWith = (bytes: Uint8Array, ...marks: readonly number[]): boolean =>
  marks.every((mark, at) => bytes[at] === mark);

/** Decodes a list or a map; control characters mean a binary file. */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (/[\u0000-\u0008\u000e-\u001f]/u.test(text)) throw new UnreadableFile('binary');
  return text;
}

/**
 * Decodes by the byte order mark, else as UTF-16 where every other byte of the first signs is 0, else as UTF-8,
 * whatever the file declares, else as it declares, else as Windows-1252, which a French Excel writes. No byte
 * is lost.
 */
export function decoded(bytes: Uint8Array): string {
  const utf16 = utf16In(bytes);
  if (utf16 !== null) {
    const text = strictly(utf16, bytes.subarray(0, bytes.length - (bytes.length % 2)));
    if (text === null) throw new UnreadableFile('binary');
    return text;
  }
  return strictly('utf-8', bytes) ?? asDeclared(bytes) ?? mixed(bytes);
}

function utf16In(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const start = bytes.subarray(0, 8);
  const zeros = (from: 0 | 1) => start.every((byte, at) => (byte === 0) === (at % 2 === from));
  if (start.length < 4) return null;
  if (zeros(1)) return 'utf-16le';
  return zeros(0) ? 'utf-16be' : null;
}

/** Null where a byte is none of that encoding, or the encoding is unknown. */
function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As the first line of an XML says; UTF-8 has been tried. */
function asDeclared(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, name = ''] = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/iu.exec(start) ?? [];
  return name === '' || /^utf-?(?:8|16)/iu.test(name) ? null : strictly(name, bytes);
}

const several = /[\u00C2-\u00F4][\u0080-\u00BF]+/gu;
/** Each is decoded by itself. */
const mostTried = 20_000;
const windows = new TextDecoder('windows-1252');

/** Windows-1252; a UTF-8 in which only few bytes are wrong is read as such but for these. */
function mixed(bytes: Uint8Array): string {
  const text = windows.decode(bytes);
  const raw = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  ).join('');
  const utf8 = (signs: string) =>
    strictly(
      'utf-8',
      Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0),
    );
  const found = raw.match(several) ?? [];
  if (found.length > mostTried) return text;
  const valid = found.filter((signs) => utf8(signs) !== null).length;
  const high = raw.replaceAll(several, (signs) => (utf8(signs) === null ? signs : '')).length;
  const lone = high - raw.replaceAll(/[\u0080-\u00FF]/gu, '').length;
  if (valid <= lone) return text;
  return raw.replaceAll(/[\u00C2-\u00F4][\u0080-\u00BF]+|[\u0080-\u00FF]/gu, (signs) => {
    const own = Uint8Array.from(signs, (sign) => sign.codePointAt(0) ?? 0);
    return strictly('utf-8', own) ?? windows.decode(own);
  });
}

export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** A workbook from before 2007, or one with a password. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
