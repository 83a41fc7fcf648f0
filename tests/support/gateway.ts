import type { AddressInfo } from 'node:net';
import type { Config } from '#gateway/parts/config/config.ts';
import type { LaneSizes } from '#gateway/parts/rest/lanes.ts';
import { connectBackend, type Times } from '#gateway/parts/rest/rest.ts';
import { buildServer, type Limits, type Ports } from '#gateway/server.ts';
import { keptLog, type LogLine } from './kept-log.ts';
import { hashOfOperation } from './operation-hash.ts';

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { message: string; path?: string[]; extensions?: unknown }[];
}

export interface TestGateway {
  readonly url: string;
  /** What the gateway wrote to its log. */
  readonly logged: readonly LogLine[];
  /** Runs one of the web application's operations by its name, as the browser sends it. */
  readonly run: (
    name: string,
    variables?: Record<string, unknown>,
    token?: string,
  ) => Promise<GraphqlAnswer>;
  /** Runs any operation as text; one with a `$file` as a multipart request with a file. */
  readonly query: (text: string, token?: string) => Promise<GraphqlAnswer>;
  readonly post: (body: string, headers?: Record<string, string>) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The real gateway on a free port, in front of `backendUrl`. */
export async function openGateway(
  backendUrl: string,
  { policyReports, ...overrides }: Partial<Config> & Pick<Ports, 'policyReports'> = {},
  limits?: Limits,
  lanes?: LaneSizes,
  times?: Times,
): Promise<TestGateway> {
  const { log, lines } = keptLog('gateway');
  const backend = connectBackend(backendUrl, lanes, times);
  const server = await buildServer({
    backend,
    log,
    ...(limits && { limits }),
    ...(policyReports && { policyReports }),
    config: {
      host: '127.0.0.1',
      port: 0,
      backendUrl,
      webDir: null,
      pages: null,
      operations: 'trusted',
      trustProxy: () => false,
      tileHosts: ['https://tiles.example.org'],
      publicUrl: 'http://localhost:4000',
      securityContact: null,
      log: { level: undefined, format: undefined },
      metricsPort: null,
      ...overrides,
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...headers,
      },
      body,
    });
  const bearer = (token?: string) => (token ? { authorization: `Bearer ${token}` } : undefined);

  return {
    url,
    logged: lines,
    post,
    run: async (name, variables = {}, token) => {
      const persistedQuery = { version: 1, sha256Hash: await hashOfOperation(name) };
      const body = JSON.stringify({ variables, extensions: { persistedQuery } });
      return (await (await post(body, bearer(token))).json()) as GraphqlAnswer;
    },
    query: async (text, token) => {
      const asked = text.includes('$file')
        ? fetch(`${url}/graphql`, {
            method: 'POST',
            headers: { 'x-requested-with': 'XMLHttpRequest', ...bearer(token) },
            body: withFile(text),
          })
        : post(JSON.stringify({ query: text }), bearer(token));
      return (await (await asked).json()) as GraphqlAnswer;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}

/** A body in the form of the GraphQL multipart request specification. */
function withFile(query: string): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([JSON.stringify(aDrawing)]), 'a.geojson');
  return form;
}

const corner = [7.42, 43.73];
const aDrawing = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [[corner, [7.43, 43.73], [7.43, 43.74], corner]],
  },
};
