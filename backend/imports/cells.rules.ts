import type { z } from 'zod';
import { httpTexts } from '../http/http.texts.ts';
import type { ImportColumn } from './imports.fields.ts';
import type { ImportRow, Reason } from './imports.rules.ts';

export type ReadCell<Value> = { readonly fault: Reason } | { readonly value: Value };

/** A cell by the rule of the form's own field; what was left out is read as an empty field. */
export function readCell<Value>(
  row: ImportRow,
  column: ImportColumn,
  field: z.ZodType<Value>,
): ReadCell<Value> {
  const read = field.safeParse(row.cells[column] ?? '', {
    error: () => httpTexts.unreadable,
  });
  if (read.success) return { value: read.data };
  const fault = read.error.issues[0]?.message ?? httpTexts.unreadable;
  return { fault: { code: 'fault', values: { column, fault } } };
}

/** The words of a name or a title, whatever their case, accents and order. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** The same person, as the database compares names (B-51). */
export const sameLogin = (one: string, other: string): boolean =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();
