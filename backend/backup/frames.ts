import { createCipheriv, createDecipheriv } from 'node:crypto';
import { BackupFault } from './backup.fault.ts';
import { backupTexts } from './backup.texts.ts';
import type { ByteReader } from './byte-reader.ts';

/**
 * Content in frames of 64 kB: length (4 bytes, the highest bit on the last frame), bytes and, where
 * encrypted, the tag of AES-256-GCM. The nonce is the frame's number and whether it is the last, so
 * that frames can be neither exchanged nor left out (the STREAM construction, as in age).
 */
const frameBytes = 64 * 1024;
const tagBytes = 16;
const lastBit = 0x8000_0000;

export async function* inFrames(
  content: AsyncIterable<Buffer>,
  key: Buffer | null,
): AsyncGenerator<Buffer> {
  let [number, size] = [0, 0];
  let held: Buffer[] = [];
  for await (const chunk of content) {
    held.push(chunk);
    size += chunk.length;
    if (size <= frameBytes) continue;
    const all = Buffer.concat(held);
    let at = 0;
    // A full frame stays held: it may be the last.
    for (; all.length - at > frameBytes; at += frameBytes)
      yield frame(all.subarray(at, at + frameBytes), key, number++, false);
    held = [all.subarray(at)];
    size = all.length - at;
  }
  yield frame(Buffer.concat(held), key, number, true);
}

function frame(plain: Buffer, key: Buffer | null, number: number, last: boolean): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE((plain.length + (last ? lastBit : 0)) >>> 0);
  if (!key) return Buffer.concat([length, plain]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce(number, last));
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Reads up to the last frame. */
export async function* outOfFrames(reader: ByteReader, key: Buffer | null): AsyncGenerator<Buffer> {
  for (let [number, last] = [0, false]; !last; number += 1) {
    const word = (await reader.exactly(4)).readUInt32BE();
    last = word >= lastBit;
    const length = last ? word - lastBit : word;
    if (length > frameBytes) throw new BackupFault(backupTexts.damaged);
    if (!key) yield await reader.exactly(length);
    else yield opened(await reader.exactly(length + tagBytes), key, nonce(number, last));
  }
}

function opened(sealed: Buffer, key: Buffer, iv: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(0, end));
  try {
    decipher.final();
  } catch (cause) {
    throw new BackupFault(backupTexts.damaged, { cause });
  }
  return plain;
}

function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUIntBE(number, 5, 6);
  bytes.writeUInt8(last ? 1 : 0, 11);
  return bytes;
}
