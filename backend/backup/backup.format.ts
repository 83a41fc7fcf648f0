import { z } from 'zod';
import product from '../../package.json' with { type: 'json' };
import { saltBytes } from './backup.keys.ts';

/**
 * A backup is: the magic line, the header as one line of JSON, where encrypted the proof of the key
 * (32 bytes), the content in frames (frames.ts), and the SHA-256 of all of this.
 *
 * The content is a gzip of sections, each a length (4 bytes) and JSON: one for each table, followed
 * by pieces of PostgreSQL's COPY text format (length and bytes; length 0 ends them), then the
 * ending.
 */
export const magic = Buffer.from('TERRITOIRES BACKUP\n');
/** Increment on any change that older versions cannot read. */
export const backupFormat = 1;
export const sumBytes = 32;
export const programVersion: string = product.version;
export const headerMaxBytes = 64 * 1024;

/** First look: the format decides how the rest is read. */
export const formatted = z.looseObject({ format: z.int(), program: z.string().max(40) });

export const headerSchema = z.strictObject({
  format: z.literal(backupFormat),
  program: z.string().max(40),
  made_at: z.iso.datetime(),
  /** File names of the migrations that the database had. */
  migrations: z.array(z.string().regex(/^\w+\.sql$/)).min(1),
  encryption: z
    .strictObject({
      kdf: z.literal('scrypt'),
      n: z.literal([2 ** 14, 2 ** 15, 2 ** 16, 2 ** 17, 2 ** 18]),
      r: z.int().min(1).max(8),
      p: z.int().min(1).max(4),
      salt: z.base64().refine((salt) => Buffer.from(salt, 'base64').length === saltBytes),
    })
    .nullable(),
});
export type Header = z.infer<typeof headerSchema>;

export const tableSchema = z.strictObject({
  table: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
});
export type TableName = z.infer<typeof tableSchema>;

export const endingSchema = z.strictObject({
  /** Rows by table. */
  rows: z.record(z.string(), z.int().min(0)),
  sequences: z.array(
    z.strictObject({ name: z.string(), last: z.string().regex(/^-?\d+$/), called: z.boolean() }),
  ),
});
export type Ending = z.infer<typeof endingSchema>;
