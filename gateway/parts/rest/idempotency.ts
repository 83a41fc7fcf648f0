import { createHash, randomUUID } from 'node:crypto';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/**
 * Idempotency keys for one browser request: the browser's own for the first change, derived ones
 * for further changes, so that a repeated request yields the same keys.
 */
export function keysOf(sent: string | null): () => string {
  const first = sent !== null && uuid.test(sent) ? sent.toLowerCase() : randomUUID();
  let changes = 0;
  return () => {
    changes += 1;
    return changes === 1 ? first : deriveKey(`${first} ${changes}`);
  };
}

/** Name-based UUID, version 8. */
function deriveKey(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
