import { BackupFault } from './backup.fault.ts';
import { backupTexts } from './backup.texts.ts';

/** Reads exact numbers of bytes; rejects where the source ends before. */
export interface ByteReader {
  readonly exactly: (length: number) => Promise<Buffer>;
  /** Up to the next line feed, which is left out. */
  readonly line: (mostBytes: number) => Promise<Buffer>;
  readonly ended: () => Promise<boolean>;
}

const lineFeed = 0x0a;

export function readerOf(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;

  /** Whether there was more. */
  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next();
    if (done) return false;
    held.push(value);
    size += value.length;
    return true;
  }

  function take(length: number): Buffer {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
    held = length < all.length ? [all.subarray(length)] : [];
    size -= length;
    return all.subarray(0, length);
  }

  async function exactly(length: number): Promise<Buffer> {
    while (size < length) if (!(await more())) throw new BackupFault(backupTexts.damaged);
    return take(length);
  }

  return {
    exactly,
    line: async (mostBytes) => {
      for (;;) {
        const found = Buffer.concat(held).indexOf(lineFeed);
        if (found >= 0) return (await exactly(found + 1)).subarray(0, found);
        if (size > mostBytes || !(await more())) throw new BackupFault(backupTexts.damaged);
      }
    },
    ended: async () => {
      while (size === 0) if (!(await more())) return true;
      return false;
    },
  };
}
