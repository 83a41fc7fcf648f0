import type { FileHandle } from 'node:fs/promises';

/** One write may take less than it is given. */
export async function writeWhole(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}
