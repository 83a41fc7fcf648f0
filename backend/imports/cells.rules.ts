import type { z } from 'zod';
import { httpTexts } from '../parts/http/http.texts.ts';
import type { ImportColumn } from './imports.fields.ts';
import type { ImportRow, Reason } from './imports.rules.ts';

export type ReadCell<Value> = { readonly fault: Reason } | { readonly value: Value };

/** Parses a cell with the form field's schema; an empty or missing cell parses as ''. */
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

/**
 * The words of a name, sorted, in lower case without accents: equal for names that differ only in
 * these.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/** Equal for two logins that the database treats as the same (B-51). */
const loginKey = (login: string): string => login.trim().normalize('NFC').toLowerCase();

type FindByName<Person> = (name: string) => readonly Person[];

export interface People<Person> {
  /** With exactly this name. */
  readonly called: FindByName<Person>;
  /** With the same words in the name. */
  readonly like: FindByName<Person>;
}

/** Indexes people by name, so that each name is split once. */
export function peopleByName<Person extends { readonly login: string }>(
  people: readonly Person[],
): People<Person> {
  const by = (key: (login: string) => string): FindByName<Person> => {
    const known = new Map<string, Person[]>();
    for (const person of people) {
      const same = known.get(key(person.login));
      if (same) same.push(person);
      else known.set(key(person.login), [person]);
    }
    return (name) => known.get(key(name)) ?? [];
  };
  return { called: by(loginKey), like: by(nameKey) };
}
