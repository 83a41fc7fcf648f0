import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aUser } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openWorld, type World } from '../support/world.ts';
import { aGround, sha256Of } from './a-ground.ts';
import { copyingMaker, made, upload } from './ground-world.ts';

const bytes = aGround();
const sha256 = sha256Of(bytes);
let world: World;
let gateway: TestGateway;

beforeAll(async () => {
  world = await openWorld({ jobs: true, maker: copyingMaker });
  gateway = await openGateway(world.url);
  await aCongregation(world);
  await aUser(world, { id: 1, login: 'DEMO Site', role: 1 });
  const token = await world.signIn('DEMO Site');
  await upload(world, token, bytes);
  await made(world, token, 'Petit fond');
});
afterAll(async () => {
  await gateway.close();
  await world.close();
});

const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${gateway.url}/grounds/${sha256}.pmtiles`, { method, headers });

describe('the file of a ground, through the gateway and without a session', () => {
  it('comes whole, to be kept for good [OWN-70]', async () => {
    const answer = await asked();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-type': 'application/vnd.pmtiles',
      'content-length': String(bytes.length),
      etag: `"${sha256}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-126', 0, 126],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-20', bytes.length - 20, bytes.length - 1],
    ['bytes=10-999999999', 10, bytes.length - 1],
  ])('comes by the range %s [OWN-70]', async (range, start, end) => {
    const answer = await asked({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    const part = Buffer.from(await answer.arrayBuffer());
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('refuses a range beyond its end, and answers several ranges with all of it [OWN-70]', async () => {
    const beyond = await asked({ range: 'bytes=999999999-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect((await asked({ range: 'bytes=0-1,5-6' })).status).toBe(200);
  });

  it('comes by a range only to who has the same file [OWN-70]', async () => {
    const range = 'bytes=0-6';
    expect((await asked({ range, 'if-range': `"${sha256}"` })).status).toBe(206);
    expect((await asked({ range, 'if-range': `"${'0'.repeat(64)}"` })).status).toBe(200);
    expect((await asked({ range, 'if-range': 'Mon, 02 Mar 2026 08:00:00 GMT' })).status).toBe(200);
  });

  it('is not sent again, nor for HEAD [OWN-70]', async () => {
    const known = await asked({ 'if-none-match': `"other", "${sha256}"` });
    expect(known.status).toBe(304);
    const head = await asked({}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
  });

  it.each([
    `/grounds/${'0'.repeat(64)}.pmtiles`,
    `/grounds/${sha256}`,
    `/grounds/${sha256.toUpperCase()}.pmtiles`,
    '/grounds/..%2F..%2Ftoken-secret',
    '/grounds/../token-secret',
    '/grounds/uploads%2F1.pmtiles',
    `/grounds/x/${sha256}.pmtiles`,
  ])('is all that is served: %s is not there [OWN-70]', async (address) => {
    for (const site of [gateway.url, world.url]) {
      const answer = await fetch(site + address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });

  it('is refused quietly while the backend does not answer [OWN-70]', async () => {
    const alone = await openGateway('http://127.0.0.1:9');
    const answer = await fetch(`${alone.url}/grounds/${sha256}.pmtiles`);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await alone.close();
  });
});
