import type { IncomingMessage } from 'node:http';

/** Bytes, for operations without a map or a file. */
export const bodyLimit = 64 * 1024;

/** The whole body, or null beyond `limit`. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    length += bytes.length;
    if (length > limit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
