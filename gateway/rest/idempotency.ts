import { createHash, randomUUID } from 'node:crypto';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/**
 * The keys of one browser request: its own for the first change, one derived from it for each
 * further change, so that the same request sent again has the same keys.
 */
export function keysOf(asked: string | null): () => string {
  const first = asked !== null && uuid.test(asked) ? asked.toLowerCase() : randomUUID();
  let changes = 0;
  return () => {
    changes += 1;
    return changes === 1 ? first : derived(`${first} ${changes}`);
  };
}

/** A name-based UUID of version 8. */
function derived(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
