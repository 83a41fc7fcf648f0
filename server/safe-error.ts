/** An error as the log may hold it: what failed and where, without what people typed (OWN-89). */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: readonly string[];
  readonly cause?: SafeError;
}

const deepest = 3;

export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error object.' };
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type: error.name,
    message: masked(error.message),
    ...fieldOf(error, 'code'),
    ...fieldOf(error, 'table'),
    ...fieldOf(error, 'constraint'),
    stack: (error.stack ?? '')
      .replace(error.message, () => '')
      .split('\n')
      .filter((line) => /^\s+at /u.test(line))
      .map(trimmed),
    ...(cause !== undefined && depth < deepest ? { cause: safeError(cause, depth + 1) } : {}),
  };
}

const trimmed = (line: string): string => line.trim();

function fieldOf(error: Error, name: string): Readonly<Record<string, string | number>> {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' || typeof value === 'number' ? { [name]: value } : {};
}

/**
 * PostgreSQL, GraphQL and JSON.parse quote values in double quotes, which may hold others and lines;
 * passwords and tokens are long words, nine or more digits a telephone number; V8 names properties
 * in single quotes, which stay.
 */
const masked = (message: string): string =>
  message
    .replace(/"(?:.*"|.*)/su, (quoted) => (quoted.includes('\n') ? '"…"\n' : '"…"'))
    .split('\n', 1)
    .join('')
    .slice(0, 500)
    .replaceAll(/\S+@\S+/gu, '…')
    .replaceAll(/[\w-]{20,}(?:\.[\w-]+)*/gu, '…')
    .replaceAll(/(?<![\d/])\+?\d(?:[ .\u00A0\u202F-]?\d){8,14}(?![\d/])/gu, '…');
