/** An error as the log may hold it: what failed and where, without what people typed (OWN-89). */
export interface SafeError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: readonly string[];
  readonly cause?: SafeError;
}

const deepest = 3;

export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'No error object.', stack: [] };
  }
  const cause = error instanceof AggregateError ? error.errors[0] : error.cause;
  const lines = (error.stack ?? '')
    .replace(error.message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /u.test(line));
  return {
    type: error.name,
    message: masked(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: lines.map((line) => line.trim()),
    ...(cause !== undefined && depth < deepest ? { cause: safeError(cause, depth + 1) } : {}),
  };
}

/**
 * GraphQL and JSON.parse quote values in double quotes, which may hold others and lines;
 * tokens are long words, and nine or more digits a telephone number.
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
