import { pieceWith } from './ground-pieces.ts';

/** The answer to a range request for a ground: of the network, else what this device keeps of the file. */
export async function answerGround(request: Request, seconds: number): Promise<Response> {
  const network = fetch(request);
  try {
    // Where nothing is kept the network has all the time it needs.
    const answer =
      (await inTime(network, seconds)) ?? (await keptAnswer(request)) ?? (await network);
    // A ground that was taken from the site, or a server that is being started again.
    return answer.ok ? answer : ((await keptAnswer(request)) ?? answer);
  } catch (error) {
    const answer = await keptAnswer(request);
    if (answer) return answer;
    throw error;
  }
}

/** Null where the answer takes longer. */
async function inTime(network: Promise<Response>, seconds: number): Promise<Response | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000, null);
  });
  try {
    return await Promise.race([network, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What this device keeps of the range; null where it does not. */
export async function keptAnswer(request: Request): Promise<Response | null> {
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
