import type { FastifyInstance } from 'fastify';

/** Milliseconds that calls under way may still take. */
const graceful = 1000;

/**
 * Lets `close` end although clients keep their connections: those without a call are closed at
 * once, all others after `milliseconds`; fastify itself would wait for each to fall silent (OWN-40).
 */
export function closeImpatiently(server: FastifyInstance, milliseconds = graceful): void {
  let sweep: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    sweep = setInterval(() => server.server.closeIdleConnections(), 50);
    deadline = setTimeout(() => server.server.closeAllConnections(), milliseconds);
  });
  server.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}
