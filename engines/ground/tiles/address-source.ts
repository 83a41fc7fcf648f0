import { EtagMismatch, type Source } from 'pmtiles';

/**
 * A file elsewhere, by ranges. The source of pmtiles takes whatever an address answers, packed once
 * more as well: here it is what was asked for or nothing (OWN-203).
 */
export const addressSource = (url: string): Source => ({
  getKey: () => url,
  getBytes: async (offset, length, signal, etag) => {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const answer = await fetch(url, {
      headers: { range, 'accept-encoding': 'identity' },
      ...(signal && { signal }),
    });
    const found = strongTag(answer);
    if (answer.status === 416 || (etag && found && found !== etag)) {
      await answer.body?.cancel();
      throw new EtagMismatch('The file has changed.');
    }
    const whole = answer.status === 200 && offset === 0;
    if (!whole && answer.status !== 206) {
      await answer.body?.cancel();
      throw new Error(`Bad response code: ${answer.status}`);
    }
    return { data: await bytesWithin(answer, length), ...(found && { etag: found }) };
  },
});

function strongTag({ headers }: Response): string | null {
  const tag = headers.get('etag');
  return tag === null || tag.startsWith('W/') ? null : tag;
}

async function bytesWithin({ body }: Response, most: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(most);
  let length = 0;
  for await (const chunk of body ?? []) {
    if (length + chunk.length > most) throw new RangeError(`More than ${most} bytes came.`);
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.buffer.slice(0, length);
}
