import type { IncomingMessage } from 'node:http';

/** Bytes; the largest operation of the web application is far smaller. */
export const bodyLimit = 64 * 1024;

/** The whole body as text, or null when it is larger than `bodyLimit`. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    length += bytes.length;
    if (length > bodyLimit) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
