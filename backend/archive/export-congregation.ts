import { createHash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { linesIn } from './archive.queries.ts';
import { archivedTables } from './archive.tables.ts';
import {
  archiveFormat,
  fileOf,
  manifestName,
  productVersion,
  type ArchivedFile,
  type Manifest,
} from './manifest.ts';

/** Streams a congregation as a zip, table by table, from one database snapshot. */
export const exportCongregation = (
  database: Database,
  congregationId: number,
  now: Temporal.Instant,
): AsyncIterable<Uint8Array> => database.asReader(congregationId, (db) => archiveOf(db, now));

async function* archiveOf(db: Db, now: Temporal.Instant): AsyncGenerator<Uint8Array, void> {
  const { Zip, ZipDeflate } = await import('fflate');
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  const taken = () => {
    const bytes = Buffer.concat(packed);
    packed = [];
    return bytes;
  };
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = now.epochMilliseconds;
    zip.add(file);
    return file;
  };

  const tables: ArchivedFile[] = [];
  for (const table of archivedTables) {
    const file = add(fileOf(table.name));
    const hash = createHash('sha256');
    let [lines, bytes] = [0, 0];
    for await (const some of linesIn(db, table)) {
      const chunk = Buffer.from(some.map((line) => `${line}\n`).join(''));
      hash.update(chunk);
      lines += some.length;
      bytes += chunk.length;
      file.push(chunk);
      yield taken();
    }
    file.push(new Uint8Array(), true);
    tables.push({ table: table.name, lines, bytes, sha256: hash.digest('hex') });
  }
  const manifest: Manifest = {
    format: archiveFormat,
    product: productVersion,
    exported_at: now.toString(),
    tables,
  };
  add(manifestName).push(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), true);
  zip.end();
  yield taken();
}
