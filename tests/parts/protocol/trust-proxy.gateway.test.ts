import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#gateway/parts/config/config.ts';
import { openGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

describe('whom the gateway takes for the caller [OWN-98]', () => {
  let backend: StubBackend;
  beforeAll(async () => {
    backend = await openStubBackend();
    backend.answerJson({ success: true, congregations: [] });
  });
  afterAll(() => backend.close());

  const forged = '203.0.113.9, 192.0.2.7, 10.0.0.5';

  it.each([
    ['', forged, '127.0.0.1'],
    ['0', forged, '127.0.0.1'],
    ['1', forged, '10.0.0.5'],
    ['1', undefined, '127.0.0.1'],
    ['2', forged, '192.0.2.7'],
    ['loopback', forged, '10.0.0.5'],
    ['127.0.0.1, 10.0.0.0/8', forged, '192.0.2.7'],
    ['127.0.0.1 10.0.0.0/8', '2001:db8::7, ::ffff:10.0.0.5', '2001:db8::7'],
    // The peer is this machine, which is no trusted proxy here.
    ['10.0.0.0/8', forged, '127.0.0.1'],
  ])('TRUST_PROXY="%s" and "%s" come from %s', async (setting, forwarded, caller) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: setting });
    const gateway = await openGateway(backend.url, { trustProxy, operations: 'open' });
    const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded };
    await gateway.post('{"query":"{ congregations { id } }"}', headers);
    expect(backend.calls.at(-1)?.headers['x-forwarded-for']).toBe(caller);
    await gateway.close();
  });

  it.each(['true', '10.0.0.0/99', 'proxy.example.org'])('TRUST_PROXY="%s" is refused', (setting) =>
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(
      `TRUST_PROXY is a number of proxies, or addresses and networks such as 127.0.0.1, 10.0.0.0/8, not ${setting}.`,
    ),
  );
});
