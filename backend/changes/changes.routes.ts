import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { openSession, Unauthenticated, type Tokens } from '../http/session.ts';
import type { Changes } from './changes.ts';

interface Ports {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly changes: Changes;
}

/** Milliseconds between two signs of life; each time the session is looked at again. */
const heartbeat = 25_000;
const signOfLife = ': \n\n';
/** Bytes that wait for a reader who does not read. */
const patience = 64 * 1024;

/**
 * `GET /changes`, not one of the documented calls: server-sent events named `change`, one or more
 * for every change in the session's congregation, without saying what it was.
 */
export function changesRoute(
  server: FastifyInstance,
  { database, tokens, clock, changes }: Ports,
): void {
  const streams = new Set<FastifyReply['raw']>();

  server.get('/changes', async (request, reply) => {
    const openedSession = async () => {
      const claim = await tokens.read(request.headers.authorization);
      return claim && (await database.asTenant(claim.home, (db) => openSession(db, claim)));
    };
    const session = await openedSession();
    if (!session) throw new Unauthenticated();

    const stream = reply.raw;
    const write = (text: string) => {
      if (stream.writableLength > patience) stream.destroy();
      else stream.write(text);
    };
    const stop = await changes.listen(session.congregation, () =>
      write(`event: change\ndata: ${JSON.stringify({ at: clock.now().toString() })}\n\n`),
    );
    reply.hijack();
    if (stream.destroyed) {
      stop();
      return;
    }
    const lookAgain = async () => {
      if (await openedSession()) write(signOfLife);
      else stream.end();
    };
    const timer = setInterval(() => {
      lookAgain().catch(() => stream.destroy());
    }, heartbeat).unref();
    streams.add(stream);
    stream.on('close', () => {
      clearInterval(timer);
      stop();
      streams.delete(stream);
    });
    stream.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    write(signOfLife);
  });

  server.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
}
