import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { inMemory } from '../../backend/archive/zip-reader.ts';
import { Fault } from '../../backend/archive/archive.fault.ts';
import { exportCongregation } from '../../backend/archive/export-congregation.ts';
import {
  importCongregation,
  type ImportResult,
} from '../../backend/archive/import-congregation.ts';
import type { Manifest } from '../../backend/archive/manifest.ts';
import { withProduct } from '../../backend/parts/texts/product.ts';
import { readZip } from '../support/read-zip.ts';
import type { World } from '../support/world.ts';

export async function exported(world: World, congregation = 1): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const archive = exportCongregation(world.database, congregation, world.clock.now());
  for await (const bytes of archive) chunks.push(bytes);
  return Buffer.concat(chunks);
}

/** The imported congregation, or the reason why the archive was refused. */
export async function imported(
  world: World,
  archive: Uint8Array,
  name = '',
  leaveOut = false,
): Promise<ImportResult | string> {
  const facts = { name, leaveOut, passwordHash: 'of nobody', today: world.clock.today() };
  try {
    return await world.database.asSite((db) => importCongregation(db, inMemory(archive), facts));
  } catch (error) {
    if (error instanceof Fault) return withProduct(error.message, 'territoire');
    throw error;
  }
}

export type Row = Record<string, unknown>;
export type Tables = Map<string, Row[]>;

/** The rows of an archive, by table. */
export function tablesIn(archive: Uint8Array): Tables {
  const files = [...readZip(archive)].filter(([name]) => name.endsWith('.ndjson'));
  return new Map(
    files.map(([name, text]) => [
      name.replace('.ndjson', ''),
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Row),
    ]),
  );
}

export const manifestIn = (archive: Uint8Array): Manifest =>
  JSON.parse(readZip(archive).get('manifest.json') ?? '') as Manifest;

export const ndjson = (rows: readonly Row[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The manifest's description of these files. */
export function described(files: ReadonlyMap<string, string | Uint8Array>): Manifest {
  return {
    format: 1,
    product: '0.1.0',
    exported_at: '2026-03-15T09:00:00Z',
    tables: [...files].map(([name, content]) => {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      return {
        table: name.replace('.ndjson', ''),
        lines: bytes.filter((byte) => byte === 10).length,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      };
    }),
  };
}

export const zipped = (files: ReadonlyMap<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

/** A complete archive of these rows, as an export would write it. */
export function archiveOf(tables: Tables): Uint8Array {
  const files = new Map<string, string | Uint8Array>(
    [...tables].map(([name, rows]) => [`${name}.ndjson`, ndjson(rows)]),
  );
  return zipped(new Map([...files, ['manifest.json', JSON.stringify(described(files))]]));
}
