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

/** The same for two names of one person, as the database compares names (B-51). */
const loginKey = (login: string): string => login.trim().normalize('NFC').toLowerCase();

type Named<Person> = (name: string) => readonly Person[];

export interface People<Person> {
  /** Called exactly so. */
  readonly called: Named<Person>;
  /** Whose name has the same words. */
  readonly like: Named<Person>;
}

/** Each name is taken apart once, however many lines ask for it. */
export function peopleByName<Person extends { readonly login: string }>(
  people: readonly Person[],
): People<Person> {
  const by = (key: (login: string) => string): Named<Person> => {
    const known = new Map<string, Person[]>();
    for (const person of people) {
      const same = known.get(key(person.login));
      if (same) same.push(person);
      else known.set(key(person.login), [person]);
    }
    return (name) => known.get(key(name)) ?? [];
  };
  return { called: by(loginKey), like: by(folded) };
}
