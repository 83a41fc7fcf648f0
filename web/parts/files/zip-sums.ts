import { strFromU8 } from 'fflate';

/** The table of the check sum of zip (ISO 3309, polynomial 0xEDB88320). */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

function sumOf(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}

/**
 * Tells whether an unpacked file is the one that was packed, by the check sums in the directory of the archive,
 * which the library does not compare (OWN-344). Without a sum there a file counts as sound.
 */
export function soundIn(archive: Uint8Array): (name: string, content: Uint8Array) => boolean {
  const sums = sumsIn(archive);
  return (name, content) => {
    const sum = sums.get(name) ?? 0;
    return sum === 0 || sum === sumOf(content);
  };
}

const endMark = 0x06_05_4b_50;
const fileMark = 0x02_01_4b_50;
const utf8Names = 2048;

function sumsIn(archive: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const sums = new Map<string, number>();
  let end = archive.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) return sums;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= archive.length && view.getUint32(at, true) === fileMark) {
    const name = archive.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    const latin = (view.getUint16(at + 8, true) & utf8Names) === 0;
    sums.set(strFromU8(name, latin), view.getUint32(at + 16, true));
    at += 46 + name.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sums;
}
