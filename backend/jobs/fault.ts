/** Name and code of an error without its message, which may quote an e-mail address. */
export function faultOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return [cause.name, property(cause, 'code'), property(cause, 'responseCode')]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}

const property = (cause: Error, name: string): unknown =>
  Object.getOwnPropertyDescriptor(cause, name)?.value;
