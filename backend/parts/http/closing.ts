import type { FastifyInstance } from 'fastify';
import { endConnections } from '#server/closing.ts';

/** Milliseconds that calls under way may still take. */
const graceful = 1000;

/**
 * Lets `close` end although clients keep their connections: those without a call are closed at
 * once, all others after `milliseconds`; fastify itself would wait for each to fall silent (OWN-40).
 */
export function closeImpatiently(server: FastifyInstance, milliseconds = graceful): void {
  let ended = () => {};
  server.addHook('preClose', async () => {
    ended = endConnections(server.server, milliseconds);
  });
  server.addHook('onClose', async () => ended());
}
