export interface TrustedRequest {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Parses `{ variables, extensions: { persistedQuery: { sha256Hash } } }`; null for any other body.
 */
export function trustedRequestIn(body: string): TrustedRequest | null {
  const request = parsed(body);
  if (!isRecord(request) || 'query' in request) return null;
  const { extensions, variables } = request;
  if (!isRecord(extensions) || !isRecord(extensions['persistedQuery'])) return null;
  const hash = extensions['persistedQuery']['sha256Hash'];
  if (typeof hash !== 'string') return null;
  return { hash, variables: isRecord(variables) ? variables : {} };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
