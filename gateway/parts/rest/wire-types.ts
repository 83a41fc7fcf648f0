import { z } from 'zod';

/** What a call answers beside the envelope, once read. */
export type AnswerSchema<Fields> = z.ZodType<Fields>;

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type Shape = Readonly<Record<string, z.ZodType>>;
type Read<Fields extends Shape> = {
  readonly [Name in keyof Fields as CamelCase<Name>]: z.output<Fields[Name]>;
};

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/gu, (_, letter: string) => letter.toUpperCase());

/** Undefined: it is not of that type. */
type Reader<Value> = (value: unknown) => Value | undefined;

/**
 * What reads a right answer at the price of a hand-written mapping; zod alone took the gateway a
 * third longer for 50,000 lines of the log. Where it finds a mistake, zod says which.
 */
const readers = new WeakMap<z.ZodType, Reader<unknown>>();
const readerOf = (schema: z.ZodType): Reader<unknown> =>
  readers.get(schema) ?? ((value) => schema.safeParse(value).data);

function readBy<Schema extends z.ZodType>(reader: Reader<unknown>, schema: Schema): Schema {
  readers.set(schema, reader);
  return schema;
}

/** An object by its names on the wire (`number_name`), read under ours (`numberName`). */
export function object<Fields extends Shape>(fields: Fields): z.ZodType<Read<Fields>>;
export function object(fields: Shape): z.ZodType<object> {
  const read = compiled(fields);
  const schema = z.transform((sent: unknown, { issues }) => {
    const known = isRecord(sent) ? read(sent) : undefined;
    if (known !== undefined) return known;
    issues.push(...(z.object(fields).safeParse(sent).error?.issues.map(unfinished) ?? []));
    return z.NEVER;
  });
  return readBy((sent) => (isRecord(sent) ? read(sent) : undefined), schema);
}

const unfinished = (issue: z.core.$ZodIssue) => ({ ...issue, input: undefined });

type Sent = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks and renames in one step, as code: objects made field by field are slow to make and to send. */
function compiled(fields: Shape): (sent: Sent) => object | undefined {
  const names = Object.keys(fields);
  const reads = names.map((name, at) => {
    const read = `const value${at} = members[${at}](sent[${JSON.stringify(name)}]);`;
    return `${read} if (value${at} === undefined) return undefined;`;
  });
  const answer = names.map((name, at) => `${JSON.stringify(camelCase(name))}: value${at}`);
  const body = `return (sent) => { ${reads.join(' ')} return { ${answer.join(', ')} }; };`;
  // oxlint-disable-next-line typescript/no-implied-eval -- made of the names in our own schemas alone
  return new Function('members', body)(Object.values(fields).map(readerOf));
}

/** Of answers without fields of their own. */
export const noFields = object({});

export function list<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  const reader = readerOf(item);
  return readBy((sent) => {
    if (!Array.isArray(sent)) return undefined;
    const items: unknown[] = [];
    for (const one of sent) {
      const known = reader(one);
      if (known === undefined) return undefined;
      items.push(known);
    }
    return items;
  }, z.array(item));
}

/** What a backend leaves out where it is empty. */
const or =
  <Value, Missing>(read: Reader<Value>, missing: Missing): Reader<Value | Missing> =>
  (value) =>
    value === undefined || value === null ? missing : read(value);

export const orNull = <Value>(schema: z.ZodType<Value>): z.ZodType<Value | null> =>
  readBy(
    or(readerOf(schema), null),
    schema.nullish().transform((value) => value ?? null),
  );

export const listOrEmpty = <Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> =>
  readBy(
    or(readerOf(list(item)), []),
    z
      .array(item)
      .nullish()
      .transform((items) => items ?? []),
  );

const scalar = <Value>(expected: string, read: Reader<Value>): z.ZodType<Value> =>
  readBy(
    read,
    z.transform((value: unknown, { issues }): Value => {
      const known = read(value);
      if (known !== undefined) return known;
      issues.push({ code: 'custom', message: expected, input: value });
      return z.NEVER;
    }),
  );

const readText: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
};

const readNumber: Reader<number> = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const readInteger: Reader<number> = (value) => {
  const number = readNumber(value);
  return Number.isInteger(number) ? number : undefined;
};

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, '1', 'y', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'n', 'false'].map((value) => [value, false] as const),
]);
const readBoolean: Reader<boolean> = (value) => flags.get(value);

const readId: Reader<string> = (value) => {
  if (typeof value === 'string' && value !== '') return value;
  return Number.isInteger(value) ? String(value) : undefined;
};
/** `''` and 0 name nothing. */
const readIdOrNull: Reader<string | null> = (value) => (value ? readId(value) : null);

export const text = scalar('text', readText);
export const textOrNull = scalar('text', or(readText, null));
export const textOrEmpty = scalar('text', or(readText, ''));
export const number = scalar('number', readNumber);
export const numberOrNull = scalar('number', or(readNumber, null));
export const integer = scalar('integer', readInteger);
export const integerOrNull = scalar('integer', or(readInteger, null));
export const integerOrZero = scalar('integer', or(readInteger, 0));
export const boolean = scalar('boolean', readBoolean);
export const booleanOrFalse = scalar('boolean', or(readBoolean, false));
export const booleanOrNull = scalar('boolean', or(readBoolean, null));
/** For what must have been said in so many words, such as an acceptance. */
export const strictlyTrue = scalar('boolean', (value) => value === true);
/** A number on the wire, a text in GraphQL. */
export const id = scalar('id', readId);
export const idOrNull = scalar('id', readIdOrNull);
