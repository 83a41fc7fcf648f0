import { archiveMaxBytes } from '#schema/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';
import { drawing, geojson, partsOf, place, token, upload } from './uploading.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});

afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const saved = { success: true };

describe('a large request', () => {
  const large = { ...drawing, features: Array.from({ length: 1000 }, () => drawing.features[0]) };

  it('is a map of somebody signed in, up to two megabytes [RG-06, REST-19]', async () => {
    backend.answerJson(saved);
    const variables = { ...place, geojsonFeature: large };
    expect(JSON.stringify(variables).length).toBeGreaterThan(64 * 1024);
    expect(await gateway.run('SaveGlobalMap', variables, token)).toMatchObject({
      data: { saveGlobalMap: { __typename: 'GlobalMapSaved' } },
    });
    expect(await gateway.run('SaveGlobalMap', variables)).toEqual({
      errors: [{ message: 'Too large.' }],
    });
    const tooLarge = { ...place, geojsonFeature: { ...large, name: 'x'.repeat(2_100_000) } };
    expect(await gateway.run('SaveGlobalMap', tooLarge, token)).toEqual({
      errors: [{ message: 'Too large.' }],
    });
  });

  it('is nothing else [RG-06]', async () => {
    backend.answerJson(saved);
    const territoryId = 'x'.repeat(66_000);
    expect(await gateway.run('RemoveTerritoryMap', { territoryId }, token)).toEqual({
      errors: [{ message: 'Too large.' }],
    });
    const bearer = { authorization: `Bearer ${token}` };
    expect((await gateway.post('x'.repeat(66_000), bearer)).status).toBe(413);
    expect(
      (await upload(gateway, 'ImportGlobalMap', {}, geojson('x'.repeat(66_000)), {})).status,
    ).toBe(413);
    expect(
      (await upload(gateway, 'ImportGlobalMap', {}, geojson('x'.repeat(archiveMaxBytes + 66_000))))
        .status,
    ).toBe(413);
    expect(new Set(backend.calls.map(({ path }) => path))).toEqual(new Set(['/user/menu']));
  });

  it('may be a file of 999 999 bytes [IMP-01]', async () => {
    backend.answerJson(saved);
    await upload(gateway, 'ImportGlobalMap', {}, geojson('x'.repeat(999_999)));
    expect((await partsOf(backend.calls[1]))[0]?.[2]).toHaveLength(999_999);
  });
});
