const text = Symbol('text');

/**
 * JSON text written by the database. It is sent without parsing; `toJSON` parses it where needed.
 */
export interface WrittenJson<Value = unknown> {
  readonly [text]: string;
  readonly toJSON: () => Value;
}

export const writtenJson = <Value = unknown>(json: string): WrittenJson<Value> => ({
  [text]: json,
  toJSON: () => JSON.parse(json),
});

const isWritten = (value: unknown): value is WrittenJson =>
  typeof value === 'object' && value !== null && text in value;

/** The serialised answer, or null when no field is database-written JSON. */
export function writtenAnswer(answer: Readonly<Record<string, unknown>>): string | null {
  const fields = Object.entries(answer);
  if (!fields.some(([, value]) => isWritten(value))) return null;
  const members = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const json = isWritten(value) ? value[text] : JSON.stringify(value);
      return `${JSON.stringify(name)}:${json}`;
    });
  return `{${members.join(',')}}`;
}
