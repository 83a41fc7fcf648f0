import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { hashOfOperation } from '../support/operation-hash.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

/** What `web` builds, as small as it can be: it draws the answer as it is. */
const pages = (hash: string) => `
exports.pageAt = (path) => {
  const token = /^\\/map\\/(.+)$/.exec(path)?.[1];
  if (path === '/login') return { asks: null, draw: () => ({ status: 200, html: '<h1>Login' }) };
  if (!token) return null;
  return {
    asks: { hash: '${hash}', variables: { token } },
    draw: ({ answer, device }) => {
      if (token === 'broken') throw new Error('Cannot draw');
      const { errors } = JSON.parse(answer);
      if (!errors) return { status: 200, html: device + ' ' + answer + ' '.repeat(20_000) };
      return errors[0].extensions.code === 'REFUSED' ? { status: 404, html: 'No map' } : null;
    },
  };
};`;

describe('a page that is drawn in the first answer', () => {
  let folder: string;
  let backend: StubBackend;
  let gateway: TestGateway;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
    const hash = await hashOfOperation('PublicMap');
    await writeFile(path.join(folder, 'pages.cjs'), pages(hash));
    await writeFile(path.join(folder, 'index.html'), '<h1>Plain');
    backend = await openStubBackend();
    gateway = await openGateway(backend.url, {
      webDir: folder,
      pages: path.join(folder, 'pages.cjs'),
    });
  });
  afterAll(async () => {
    await gateway.close();
    await backend.close();
    await rm(folder, { recursive: true });
  });

  const get = async (where: string, method = 'GET') => {
    const answer = await fetch(gateway.url + where, {
      method,
      headers: { 'user-agent': 'A phone', authorization: 'Bearer a.b.c' },
    });
    const [caching, type, packed] = ['cache-control', 'content-type', 'content-encoding'].map(
      (name) => answer.headers.get(name),
    );
    return { status: answer.status, text: (await answer.text()).trimEnd(), caching, type, packed };
  };
  const plain = {
    status: 200,
    text: '<h1>Plain',
    caching: 'no-cache',
    type: 'text/html;charset=utf-8',
    packed: null,
  };
  const page = { caching: 'no-store', type: 'text/html; charset=utf-8' };

  it('is drawn from the answer of its operation, packed, and kept by nobody [OWN-143]', async () => {
    backend.answerJson({ success: true, ...aWireMap });
    const { text, ...rest } = await get('/map/abc');
    expect(rest).toEqual({ ...page, status: 200, packed: 'gzip' });
    expect(text).toMatch(/^A phone \{"data":\{.*"numberName":"T3"/u);
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/map/info/abc' }]);
  });

  it('has the policy and the headers of every page [OWN-143]', async () => {
    backend.answerJson({ success: true, ...aWireMap });
    const [drawn, undrawn] = await Promise.all(
      ['/map/abc', '/t-exit'].map(async (where) => (await fetch(gateway.url + where)).headers),
    );
    for (const name of ['content-security-policy', 'referrer-policy', 'x-content-type-options']) {
      expect(drawn?.get(name)).not.toBeNull();
      expect(drawn?.get(name)).toBe(undrawn?.get(name));
    }
  });

  it('answers HEAD with its headers alone, and no other method [OWN-143]', async () => {
    backend.answerJson({ success: true, ...aWireMap });
    expect(await get('/map/abc', 'HEAD')).toEqual({
      ...page,
      status: 200,
      text: '',
      packed: 'gzip',
    });
    backend.answerJson({ success: true, ...aWireMap });
    expect(await get('/map/abc', 'POST')).toEqual(plain);
    expect(backend.calls).toEqual([]);
  });

  it('says 404 where the backend has no such map [OWN-143, PUB-09]', async () => {
    backend.answerJson({ success: false, message: 'Non', message_type: 'error' });
    expect(await get('/map/old')).toEqual({ ...page, status: 404, text: 'No map', packed: null });
  });

  it('that asks nothing is drawn without the backend [OWN-144]', async () => {
    backend.answerJson({ success: true });
    expect(await get('/login')).toEqual({
      ...page,
      status: 200,
      text: '<h1>Login',
      caching: 'no-cache',
      packed: null,
    });
    expect(backend.calls).toEqual([]);
  });

  it('comes undrawn where it cannot be drawn, which is logged [OWN-143]', async () => {
    backend.answerJson({ success: true, ...aWireMap });
    expect(await get('/map/broken')).toEqual(plain);
    expect(gateway.logged).toContainEqual(
      expect.objectContaining({
        level: 'error',
        outcome: 'defect',
        route: 'PublicMap',
        err: expect.objectContaining({ message: 'Cannot draw' }) as unknown,
      }),
    );
  });

  it('comes undrawn, and not as missing, where the backend is full [OWN-143, OWN-37]', async () => {
    backend.answerWith((_call, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' });
      response.end(JSON.stringify({ success: false, message: 'Trop', message_type: 'error' }));
    });
    expect(await get('/map/abc')).toEqual(plain);
  });

  it('comes undrawn where the backend breaks off or takes longer than a second [OWN-143]', async () => {
    backend.answerWith((_call, response) => response.destroy());
    expect(await get('/map/abc')).toEqual(plain);
    backend.answerWith(() => undefined);
    expect(await get('/map/abc')).toEqual(plain);
  });

  it('comes undrawn from a gateway without pages, or with pages that do not load [OWN-143]', async () => {
    const broken = path.join(folder, 'broken.cjs');
    await writeFile(broken, 'throw new Error("Half a file")');
    for (const file of [path.join(folder, 'none.cjs'), broken]) {
      const other = await openGateway(backend.url, { webDir: folder, pages: file });
      const answer = await fetch(`${other.url}/map/abc`);
      expect([answer.status, await answer.text()]).toEqual([200, '<h1>Plain']);
      await other.close();
    }
  });
});

const icon = { url: '/markers/parking.svg', width: 32, height: 40, anchor_x: 16, anchor_y: 40 };
const aWireMap = {
  number_name: 'T3',
  qrcode: 'data:image/png;base64,AAAA',
  map_link: 'http://localhost:4000/map/abc',
  info: null,
  basemap_url: '/basemap/monaco.pmtiles',
  basemap_name: 'Plan hors ligne',
  basemap_copyright_url: 'https://www.openstreetmap.org/copyright',
  basemap_max_zoom: 19,
  basemap_centre: null,
  latitude: 43.73,
  longitude: 7.42,
  zoom: 15.5,
  geojson_feature: { type: 'FeatureCollection', features: [] },
  polygon_style: {
    stroke: true,
    color: '#3388ff',
    weight: 3,
    dashArray: null,
    fillColor: '#3388ff',
    fillOpacity: 0.1,
  },
  information_icon: icon,
  parking_icon: icon,
  mobilestand_icon: icon,
  kingdomhome_icon: icon,
};
