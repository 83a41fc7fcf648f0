import { once } from 'node:events';
import type { Server } from 'node:http';

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
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
