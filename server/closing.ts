import type { Server } from 'node:http';

/**
 * Ends the connections of a server that closes although clients keep them: those without a request
 * at once, all others after `milliseconds` (OWN-40). The result ends the looking after.
 */
export function endConnections(server: Server, milliseconds: number): () => void {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), milliseconds);
  return () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  };
}
