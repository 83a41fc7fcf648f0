import { inflateRawSync } from 'node:zlib';

/** The files of an archive by name, from the directory at its end. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, string> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const name = archive.readUInt16LE(at + 28);
    const more = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files.set(
      archive.toString('utf8', at + 46, at + 46 + name),
      (method === 0 ? content : inflateRawSync(content)).toString('utf8'),
    );
    at += 46 + name + more;
  }
  return files;
}
