import type { ServerResponse } from 'node:http';

/** Streams a source to the response and closes it when the client disconnects. */
export async function sendStream(
  response: ServerResponse,
  source: ReadableStream<Uint8Array> | null,
): Promise<void> {
  if (source === null) return void response.end();
  const reader = source.getReader();
  response.once('close', () => void reader.cancel().catch(() => undefined));
  response.flushHeaders();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (response.destroyed) return;
    response.write(part.value);
  }
  response.end();
}
