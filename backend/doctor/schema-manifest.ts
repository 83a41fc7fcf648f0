import { readFile, writeFile } from 'node:fs/promises';
import type { SchemaPart } from './schema.rules.ts';

const file = new URL('./schema.jsonl', import.meta.url);

/** What the migrations make, written by `npm run schema`; a test compares it with a migrated database. */
export async function expectedSchema(): Promise<readonly SchemaPart[]> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

export const saveExpectedSchema = (parts: readonly SchemaPart[]): Promise<void> =>
  writeFile(file, schemaText(parts));

/** One part a line, so that a change of the schema reads as such. */
export const schemaText = (parts: readonly SchemaPart[]): string =>
  parts.map((part) => `${JSON.stringify(part)}\n`).join('');
