import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Config } from '../parts/config/config.ts';
import { groundFile } from '../parts/grounds/ground-file.ts';

interface Ports {
  readonly config: Pick<Config, 'dataDir'>;
}

/**
 * `GET` and `HEAD /grounds/<sha256>.pmtiles`: the file by ranges, without a session, because public
 * maps are drawn on it. The name holds the hash of the content, so that an answer may be kept for
 * good; any other name is answered 404 (OWN-70).
 */
export function groundFileRoute(server: FastifyInstance, { config }: Ports): void {
  server.get<{ Params: { file: string } }>('/grounds/:file', async (request, reply) => {
    const sha256 = /^([\da-f]{64})\.pmtiles$/u.exec(request.params.file)?.[1];
    if (sha256 === undefined) return missing(reply);
    const file = groundFile(config.dataDir, sha256);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return missing(reply);
    return answer(request, reply, { file, size: found.size, etag: `"${sha256}"` });
  });
}

interface GroundFile {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
}

function answer({ headers, method }: FastifyRequest, reply: FastifyReply, ground: GroundFile) {
  const { file, size, etag } = ground;
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('Accept-Ranges', 'bytes')
    .header('ETag', etag);
  if (names(headers['if-none-match'], etag)) return reply.code(304).send();
  const fresh = headers['if-range'] === undefined || headers['if-range'] === etag;
  const ranges = fresh && headers.range !== undefined ? parseRange(size, headers.range) : -2;
  if (ranges === -1) {
    return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  }
  // Several ranges at once are answered with the whole file, as RFC 9110 allows.
  const [range] = ranges === -2 || ranges.length > 1 ? [] : ranges;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
  reply.type('application/vnd.pmtiles').header('Content-Length', end - start + 1);
  // An empty answer would get its own length.
  if (method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(createReadStream(file, { start, end }));
}

const names = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));

const missing = (reply: FastifyReply) =>
  reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('Not found');
