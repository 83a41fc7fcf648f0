import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../parts/clock/clock.ts';
import type { Database } from '../parts/db/database.ts';
import { refuse } from '../parts/http/answer.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { openSession, Unauthenticated, type Tokens } from '../parts/http/open-session.ts';
import type { Changes } from './changes.ts';

interface Ports {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly changes: Changes;
}

/** Milliseconds between heartbeats; each heartbeat also checks the session again. */
const heartbeat = 25_000;
const signOfLife = ': \n\n';
/** Bytes buffered for a slow client before its stream is closed. */
const patience = 64 * 1024;
/** Streams of one person: the gateway opens one a session (OWN-217). */
const mostStreams = 60;

/**
 * Beyond the contract: `GET /changes` streams server-sent events named `change`, at least one per
 * change in the session's congregation. An event does not say what changed. A person's streams beyond 60
 * are refused with 429.
 */
export function changesRoute(
  server: FastifyInstance,
  { database, tokens, clock, changes }: Ports,
): void {
  const streams = new Set<FastifyReply['raw']>();
  const streamsOf = new Map<string, number>();

  server.get('/changes', async (request, reply) => {
    const own = database.labelled(request.id);
    const openedSession = async () => {
      const claim = await tokens.read(request.headers.authorization);
      return claim && (await own.asTenant(claim.home, (db) => openSession(db, claim, clock.now())));
    };
    const session = await openedSession();
    if (!session) throw new Unauthenticated();

    const person = `${session.home} ${session.userId}`;
    const before = streamsOf.get(person) ?? 0;
    if (before >= mostStreams) return reply.code(429).send(refuse(httpTexts.busy));
    streamsOf.set(person, before + 1);
    const stream = reply.raw;
    stream.once('close', () => {
      const left = (streamsOf.get(person) ?? 1) - 1;
      if (left === 0) streamsOf.delete(person);
      else streamsOf.set(person, left);
    });
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
      return reply;
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
    return reply;
  });

  server.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
}
