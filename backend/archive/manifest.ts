import { z } from 'zod';
import product from '../../package.json' with { type: 'json' };
import { archivedTables } from './archive.tables.ts';
import { Fault } from './archive.fault.ts';
import { archiveTexts, filled } from './archive.texts.ts';
import type { ZipEntry } from './zip-reader.ts';

/** Increment on any change that older versions cannot import. */
export const archiveFormat = 1;
export const manifestName = 'manifest.json';
export const productVersion: string = product.version;

const manifestMaxBytes = 64 * 1024;

export interface ArchivedFile {
  readonly table: string;
  readonly lines: number;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: number;
  readonly product: string;
  readonly exported_at: string;
  readonly tables: readonly ArchivedFile[];
}

const formatted = z.looseObject({ format: z.int() });
const described = z.strictObject({
  format: z.literal(archiveFormat),
  product: z.string().max(40),
  exported_at: z.iso.datetime(),
  tables: z.array(
    z.strictObject({
      table: z.string(),
      lines: z.int().min(0),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[\da-f]{64}$/),
    }),
  ),
});

export const fileOf = (table: string): string => `${table}.ndjson`;

/** Reads and validates the manifest; throws `Fault` if the file is no archive or incomplete. */
export async function readManifest(entries: ReadonlyMap<string, ZipEntry>): Promise<Manifest> {
  const entry = entries.get(manifestName);
  if (!entry) throw new Fault(archiveTexts.noManifest);
  if (entry.size > manifestMaxBytes) throw unreadable();
  const chunks: Buffer[] = [];
  for await (const chunk of entry.content()) chunks.push(chunk);
  const parsed = parsedJson(Buffer.concat(chunks).toString('utf8'));
  const { data: first } = formatted.safeParse(parsed);
  if (first && first.format !== archiveFormat) {
    const versions = { version: first.format, known: archiveFormat };
    throw new Fault(filled(archiveTexts.otherVersion, versions));
  }
  const { data: manifest } = described.safeParse(parsed);
  if (!manifest) throw unreadable();
  checkFiles(entries, manifest);
  return manifest;
}

/** Requires one file and one description per table, and nothing else. */
function checkFiles(entries: ReadonlyMap<string, ZipEntry>, { tables }: Manifest): void {
  const names = archivedTables.map(({ name }) => name);
  const files = new Set([manifestName, ...names.map(fileOf)]);
  for (const file of entries.keys()) {
    if (!files.has(file)) throw new Fault(archiveTexts.unknownFile, { file });
  }
  for (const { table } of tables) {
    if (!names.includes(table)) throw new Fault(archiveTexts.unknownFile, { file: fileOf(table) });
  }
  for (const name of names) {
    if (!entries.has(fileOf(name)) || tables.filter(({ table }) => table === name).length !== 1) {
      throw new Fault(archiveTexts.missingTable, { file: fileOf(name) });
    }
  }
}

const unreadable = () => new Fault(archiveTexts.badManifest, { file: manifestName });

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}
