import { pieceWith } from './ground-pieces.ts';

/** The answer to a range request for a ground: of the network, else what this device keeps of the file. */
export async function answerGround(request: Request, seconds: number): Promise<Response> {
  const kept = keptAnswer(request);
  try {
    const answer = await Promise.race([fetch(request), rejectedAfter(seconds, kept)]);
    // A ground that was taken from the site, or a server that is being started again.
    return answer.ok ? answer : ((await kept) ?? answer);
  } catch (error) {
    const answer = await kept;
    if (answer) return answer;
    throw error;
  }
}

/** Never settles where nothing is kept: then the network has all the time it needs. */
async function rejectedAfter(seconds: number, kept: Promise<Response | null>): Promise<never> {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
  if ((await kept) === null) return new Promise(() => {});
  throw new DOMException('The network takes too long.', 'TimeoutError');
}

async function keptAnswer(request: Request): Promise<Response | null> {
  const range = /^bytes=(?<from>\d+)-(?<to>\d+)$/u.exec(request.headers.get('range') ?? '');
  if (!range?.groups) return null;
  const from = Number(range.groups['from']);
  const to = Number(range.groups['to']);
  const piece = await pieceWith(request.url, from, to).catch(() => undefined);
  if (!piece) return null;
  const end = from + piece.bytes.byteLength - 1;
  return new Response(piece.bytes, {
    status: 206,
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Range': `bytes ${from}-${end}/*`,
      ...(piece.etag === null ? {} : { ETag: piece.etag }),
    },
  });
}
