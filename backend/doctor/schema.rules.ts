export type PartKind =
  | 'table'
  | 'column'
  | 'rowSecurity'
  | 'policy'
  | 'constraint'
  | 'index'
  | 'uniqueIndex'
  | 'trigger'
  | 'disabledCheck'
  | 'function'
  | 'grant'
  | 'role'
  | 'membership';

/** A part of the schema, with the statement that makes it. */
export interface SchemaPart {
  readonly kind: PartKind;
  /** Table, function or role that it belongs to. */
  readonly of: string;
  readonly name: string;
  readonly definition: string;
}

export interface SchemaFinding {
  readonly trouble: 'missing' | 'altered' | 'unexpected';
  readonly part: SchemaPart;
}

/** Whoever runs a server may add tables and indexes: neither weakens what is there. */
const additions: readonly PartKind[] = ['table', 'index'];

const keyOf = ({ kind, of, name }: SchemaPart): string => [kind, of, name].join(' ');

const readFrom: readonly PartKind[] = ['table', 'column', 'function', 'role'];

/** Whether something is missing without which the rows cannot be read. */
export const rowsUnreadable = (findings: readonly SchemaFinding[]): boolean =>
  findings.some(({ trouble, part }) => trouble === 'missing' && readFrom.includes(part.kind));

/** A definition as it can be pasted into psql. */
export const statementOf = (definition: string): string => `${definition};`;

/**
 * How the schema of a database differs from what the migrations make; parts as they should be, or as
 * found. A table that is missing speaks for all of its parts.
 */
export function schemaFindings(
  expected: readonly SchemaPart[],
  found: readonly SchemaPart[],
): readonly SchemaFinding[] {
  const there = new Map(found.map((part) => [keyOf(part), part]));
  const known = new Set(expected.map(keyOf));
  const tables = new Set(expected.map(({ of }) => of));
  const gone = new Set(
    expected.filter((it) => it.kind === 'table' && !there.has(keyOf(it))).map(({ of }) => of),
  );
  return [
    ...expected.flatMap((part): readonly SchemaFinding[] => {
      if (part.kind !== 'table' && gone.has(part.of)) return [];
      const own = there.get(keyOf(part));
      if (!own) return [{ trouble: 'missing', part }];
      return own.definition === part.definition ? [] : [{ trouble: 'altered', part }];
    }),
    ...found
      .filter((part) => !known.has(keyOf(part)) && tables.has(part.of))
      .filter(({ kind }) => !additions.includes(kind))
      .map((part): SchemaFinding => ({ trouble: 'unexpected', part })),
  ];
}
