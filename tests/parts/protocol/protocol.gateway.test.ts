import { isInputType, parse, typeFromAST, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewaySchema, trustedOperations } from '#gateway/schema.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { sampleValue } from '../../support/sample-value.ts';
import { hashOfOperation } from '../../support/operation-hash.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

describe('the two ways into the gateway', () => {
  let backend: StubBackend;
  let trusted: TestGateway;
  let open: TestGateway;

  beforeAll(async () => {
    backend = await openStubBackend();
    trusted = await openGateway(backend.url);
    open = await openGateway(backend.url, { operations: 'open' });
  });

  afterAll(async () => {
    await trusted.close();
    await open.close();
    await backend.close();
  });

  /** Sends an operation as the web application does, with the test's own headers. */
  async function askForCongregations(headers: Record<string, string>) {
    const sha256Hash = await hashOfOperation('Congregations');
    const persistedQuery = { version: 1, sha256Hash };
    return trusted.post(JSON.stringify({ extensions: { persistedQuery } }), headers);
  }

  it('a trusted operation and the same text in open mode answer the same [DC-01]', async () => {
    backend.answerJson({ success: true, congregations: [{ id: 1, name: 'Monaco' }] });
    const text = [...(await trustedOperations()).values()].find((it) =>
      /\bquery Congregations\b/.test(it),
    );

    expect(await open.query(text ?? '')).toEqual(await trusted.run('Congregations'));
  });

  it('every operation of the web application compiles [DC-01]', async () => {
    backend.answerJson({ success: false, message: 'Non.' });
    const schema = await gatewaySchema();
    const variablesOf = (text: string) => {
      const variables: Record<string, unknown> = {};
      visit(parse(text), {
        VariableDefinition: ({ variable, type: named }) => {
          const type = typeFromAST(schema, named);
          if (isInputType(type)) variables[variable.name.value] = sampleValue(type);
        },
      });
      return variables;
    };

    for (const text of (await trustedOperations()).values()) {
      // Streams and files go through Yoga; map-editor.gateway.test.ts covers the files.
      if (text.startsWith('subscription') || /: File\b/.test(text)) continue;
      const name = /\b(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
      const answer = await trusted.run(name, variablesOf(text));
      expect(answer.errors?.filter(({ path }) => !path) ?? [], name).toEqual([]);
    }
  });

  it('an unknown operation is refused before it reaches the backend [DC-01]', async () => {
    backend.answerJson({ success: true, congregations: [] });

    const answers = await Promise.all([
      trusted.query('{ congregations { id } }'),
      trusted.query('{ __schema { types { name } } }'),
      trusted
        .post('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0000"}}}')
        .then((r) => r.json()),
      trusted
        .post('{"extensions":{"persistedQuery":{"sha256Hash":"__proto__"}}}')
        .then((r) => r.json()),
    ]);

    expect(answers.map((answer) => Object.keys(answer as object))).toEqual(
      Array.from({ length: 4 }, () => ['errors']),
    );
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['an array', '[]'],
    ['a batch', '[{"query":"{ congregations { id } }"}]'],
    ['a number', '1'],
    ['variables of another kind', '{"query":"{ congregations { id } }","variables":3}'],
  ])('%s as a body is answered with errors, never a stack trace [RG-06]', async (_name, body) => {
    const response = await trusted.post(body);
    const text = await response.text();

    expect(response.status).toBeLessThan(500);
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['errors']);
    expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  });

  it('a body over 64 kB is refused before it is read completely [RG-06]', async () => {
    const response = await trusted.post(JSON.stringify({ query: 'x'.repeat(70_000) }));

    expect(response.status).toBe(413);
  });

  it.each([
    ['depth', `{ ${'a { '.repeat(13)} b ${'}'.repeat(13)} }`],
    [
      'aliases',
      `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: congregations { id }`).join(' ')} }`,
    ],
    ['tokens', `{ ${'congregations { id } '.repeat(400)} }`],
  ])('open mode limits the %s of an operation', async (_name, query) => {
    backend.answerJson({ success: true, congregations: [] });

    const answer = await open.query(query);

    expect(answer.data).toBeUndefined();
    expect(answer.errors?.length).toBeGreaterThan(0);
    expect(backend.calls).toEqual([]);
  });

  it.each([
    ['gzip, deflate, br', 2000, 'gzip'],
    ['br', 2000, null],
    ['gzip;q=0, br', 2000, null],
    ['br, gzip;q=0.5', 2000, 'gzip'],
    ['identity', 2000, null],
    ['gzip', 20, null],
  ])(
    'for a browser that accepts "%s", %i congregations are compressed with %s',
    async (takes, count, by) => {
      const congregations = Array.from({ length: count }, (_, id) => ({
        id,
        name: `Assemblée ${id}`,
      }));
      backend.answerJson({ success: true, congregations });

      const response = await askForCongregations({ 'accept-encoding': takes });
      const text = await response.text();

      expect(response.headers.get('content-encoding')).toBe(by);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(Number(response.headers.get('content-length')) < Buffer.byteLength(text)).toBe(
        by !== null,
      );
      expect(JSON.parse(text)).toEqual(await trusted.run('Congregations'));
    },
  );

  it("every call carries X-Requested-With, and the caller's address for the throttle [GEN-01, DC-02]", async () => {
    backend.answerJson({ success: true, congregations: [] });

    await trusted.run('Congregations');

    expect(backend.calls[0]?.headers).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('a forwarded address from the browser is ignored', async () => {
    backend.answerJson({ success: true, congregations: [] });

    await askForCongregations({ 'x-forwarded-for': '203.0.113.9' });

    expect(backend.calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('every answer has the strict policy', async () => {
    const response = await fetch(`${trusted.url}/healthz`);

    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; manifest-src 'self'; img-src 'self' data: blob: https://tiles.example.org; connect-src 'self' https://tiles.example.org; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /csp-reports",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('GraphiQL is shown in open mode only', async () => {
    const html = { headers: { accept: 'text/html' } };

    expect(await (await fetch(`${open.url}/graphql`, html)).text()).toContain('GraphiQL');
    expect(await (await fetch(`${trusted.url}/graphql`, html)).text()).not.toContain('GraphiQL');
  });
});
