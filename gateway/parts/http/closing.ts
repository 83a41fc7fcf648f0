import { once } from 'node:events';
import type { Server } from 'node:http';
import { endConnections } from '#server/closing.ts';

/** Milliseconds that requests under way may still take. */
const graceful = 1500;

/**
 * Closes a server that clients keep asking: answers tell them to close, connections without a
 * request are closed at once, and all others after `milliseconds` (OWN-40).
 */
export async function closeServer(server: Server, milliseconds = graceful): Promise<void> {
  const closed = once(server, 'close');
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  server.close();
  const ended = endConnections(server, milliseconds);
  await closed;
  ended();
}
