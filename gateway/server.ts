import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { GraphQLError } from 'graphql';
import type { Config } from './parts/config/config.ts';
import type { TrustProxy } from './parts/config/trust-proxy.ts';
import { archiveMaxBytes, mapBodyMaxBytes } from '#schema/limits.ts';
import {
  bodyLimit,
  type BodyTimes,
  discardRest,
  readBody,
  usualBodyTimes,
} from './parts/http/body.ts';
import {
  openPolicyReports,
  type PolicyReports,
  policyReportsPath,
} from './parts/http/policy-reports.ts';
import { sendPacked } from './parts/http/packed.ts';
import { roomFor } from './parts/http/room.ts';
import { securityHeaders } from './parts/http/security-headers.ts';
import { securityTxtPath, sendSecurityTxt } from './parts/http/security-txt.ts';
import { inlineScriptsOf, serveWebApplication } from './parts/http/web-application.ts';
import { sendStream } from './parts/http/stream.ts';
import {
  foreign,
  noRoom,
  send,
  sendTurnedAway,
  tooLarge,
  TurnedAway,
} from './parts/http/turned-away.ts';
import { trustedRequestIn } from './parts/http/trusted-request.ts';
import type { Log } from '#server/log.ts';
import { requestIdIn } from '#server/request-id.ts';
import {
  ended,
  type EndedRequest,
  logFailure,
  recordOf,
  type RequestRecord,
} from './parts/logging/request-record.ts';
import { calendarTokenIn, sendCalendar } from './one-tap/calendar-file.ts';
import { toClientError } from './parts/rest/failures.ts';
import type { Caller } from './parts/rest/backend-call.ts';
import type { Backend } from './parts/rest/rest.ts';
import { pagesIn } from './pages.ts';
import { gatewaySchema, trustedOperations } from './schema.ts';
import { carriesMap, trustedRunner } from './trusted.ts';
import { buildYoga } from './yoga.ts';

export interface Ports {
  readonly backend: Backend;
  readonly config: Config;
  /** Receives the causes of errors, which never leave the gateway. */
  readonly log: Log;
  /** Told of every request but those for files, when it has ended. */
  readonly onRequest?: (request: EndedRequest) => void;
  readonly policyReports?: PolicyReports;
  readonly limits?: Limits;
}

export interface Limits {
  /** Connections at once; more are answered 503. */
  readonly connections: number;
  /** Bytes of all bodies at once: up to 64 kB of each, and what exceeds that. */
  readonly smallBodies: number;
  readonly largeBodies: number;
  /** Milliseconds for the headers of a request, and for its body. */
  readonly headers: number;
  readonly bodies: BodyTimes;
}

const usualLimits: Limits = {
  connections: 4000,
  smallBodies: 32 * 1024 * 1024,
  largeBodies: 48 * 1024 * 1024,
  headers: 10_000,
  bodies: usualBodyTimes,
};
/** Milliseconds that a connection stays open between two requests. */
const keepAlive = 5000;
/** Milliseconds beyond the time of a body, after which Node closes a connection by itself. */
const lastResort = 10_000;
/** Connections beyond the limit that are still told so; further ones are closed. */
const connectionsTold = 100;

/**
 * Serves GraphQL at `/graphql`, `/healthz`, `/readyz`, and the web application on all other paths.
 */
export async function buildServer({
  backend,
  config,
  log,
  onRequest = () => undefined,
  policyReports = openPolicyReports(config),
  limits = usualLimits,
}: Ports): Promise<Server> {
  const failed = (error: unknown, record: RequestRecord | null) => logFailure(log, error, record);
  const schema = await gatewaySchema();
  const operations = await trustedOperations();
  const runnerOf = trustedRunner(schema, operations, failed);
  const yoga = await buildYoga(schema, operations, config.operations, failed);
  const web = serveWebApplication(config.webDir);
  const headers = securityHeaders(config, inlineScriptsOf(config.webDir));
  const rooms = { small: roomFor(limits.smallBodies), large: roomFor(limits.largeBodies) };
  const drawPage = pagesIn({ file: config.pages, runnerOf, failed, policyReports });
  let connections = 0;

  const restFor = (request: IncomingMessage, response: ServerResponse, record: RequestRecord) =>
    backend.as(callerOf(request, config.trustProxy, record.id), (status, seconds) => {
      record.outcome = 'turnedAway';
      response.statusCode = status;
      if (Number.isInteger(seconds)) response.setHeader('Retry-After', seconds);
    });

  async function graphql(
    request: IncomingMessage,
    response: ServerResponse,
    record: RequestRecord,
  ): Promise<void> {
    if (isSimple(request)) throw foreign();
    const context = { record, policyReports, rest: restFor(request, response, record) };
    const body =
      request.method === 'POST'
        ? await readBody(request, response, {
            limit: limitOf(request),
            rooms,
            times: limits.bodies,
            confirmSession: context.rest.confirmSession,
          })
        : noBytes;
    if (!isMultipart(request)) {
      const trusted = trustedRequestIn(body.toString('utf8'));
      const large = body.length > bodyLimit;
      if (large && !(trusted && carriesMap(operations, trusted))) throw tooLarge();
      const run = trusted && runnerOf(trusted);
      if (run) return sendPacked(request, response, await run(context, trusted.variables));
    }
    if (config.operations === 'open' && request.method === 'GET') relaxForGraphiql(response);
    const answer = await yoga.fetch(
      new URL(request.url ?? '/', config.publicUrl),
      {
        method: request.method ?? 'GET',
        headers: plainHeaders(request),
        ...(request.method === 'POST' ? { body: new Uint8Array(body) } : {}),
      },
      context,
    );
    response.statusCode = answer.status;
    answer.headers.forEach((value, name) => response.setHeader(name, value));
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      return void response.end(await answer.text());
    }
    record.stream = true;
    // Streams close their connection: an idle one would keep the server from closing.
    response.setHeader('Connection', 'close');
    await sendStream(response, answer.body);
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    record: RequestRecord,
  ): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    const [path = ''] = (request.url ?? '/').split('?', 1);
    if (path === '/healthz') return send(response, 200, { alive: true });
    if (path === '/readyz') {
      record.route = 'readyz';
      const ready = await backend.ready();
      return send(response, ready ? 200 : 503, { ready });
    }
    if (connections > limits.connections) {
      response.setHeader('Connection', 'close');
      throw noRoom();
    }
    if (path === '/graphql') {
      record.route = 'graphql';
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Request-Id', record.id);
      return graphql(request, response, record);
    }
    if (path === securityTxtPath) return sendSecurityTxt(response, config);
    if (path === policyReportsPath) {
      record.route = 'csp-reports';
      return policyReports.take(request, response, { rooms, times: limits.bodies });
    }
    const calendar = calendarTokenIn(path);
    if (calendar !== null) {
      record.route = 'calendrier';
      response.setHeader('X-Request-Id', record.id);
      return sendCalendar(response, restFor(request, response, record), calendar, (cause) =>
        failed(cause, record),
      );
    }
    if (groundPath.test(path)) {
      const { address } = callerOf(request, config.trustProxy, record.id);
      return backend.files.send(request, response, {
        path,
        address,
        failed: (cause) => failed(cause, record),
        onFull: () => {
          record.outcome = 'turnedAway';
        },
      });
    }
    const caller = callerOf(request, config.trustProxy, record.id);
    const ask = (onFull: () => void) => backend.as(caller, onFull);
    if (!(await drawPage(request, response, { path, record, ask }))) web(request, response);
  }

  const times = {
    headersTimeout: limits.headers,
    requestTimeout: limits.bodies.confirmed + lastResort,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: Math.min(2000, limits.headers),
  };
  const server = createServer(times, (request, response) => {
    const record = recordOf(requestIdIn(request.headers));
    response.once('close', () => {
      if (!request.complete && !response.writableEnded) record.outcome = 'rejected';
      ended(log, record, response.statusCode, onRequest);
    });
    answer(request, response, record).catch((cause: unknown) => {
      discardRest(request, response, largestBody, limits.bodies.anybody);
      if (cause instanceof TurnedAway) {
        record.outcome = 'turnedAway';
        return sendTurnedAway(response, cause);
      }
      if (cause === request.errored) return;
      if (cause instanceof GraphQLError) {
        failed(cause, record);
        return send(response, 200, { errors: [toClientError(cause)] });
      }
      failed(cause, record);
      if (response.headersSent) response.destroy();
      else send(response, 400, { errors: [{ message: 'Unreadable request.' }] });
    });
  });
  server.maxConnections = limits.connections + connectionsTold;
  server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });
  return server;
}

/** Grounds are the backend's, by ranges, for signed-in and public maps alike (OWN-70). */
const groundPath = /^\/grounds\/[\da-f]{64}\.pmtiles$/u;
const noBytes = Buffer.alloc(0);
const largestBody = archiveMaxBytes + bodyLimit;

/**
 * Larger bodies need a session, which `readBody` confirms; the backend limits maps and files by
 * itself.
 */
function limitOf(request: IncomingMessage): number {
  if (request.headers.authorization === undefined) return bodyLimit;
  return isMultipart(request) ? largestBody : mapBodyMaxBytes;
}

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;

/**
 * A page of another site can make a browser send such a request without asking first; what needs no
 * session would be done (OWN-148).
 */
const isSimple = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  headers['x-requested-with'] === undefined &&
  !headers['content-type']?.toLowerCase().startsWith('application/json');

function callerOf(request: IncomingMessage, trustProxy: TrustProxy, requestId: string): Caller {
  return {
    authorization: request.headers.authorization ?? null,
    address: proxyAddr(request, trustProxy) || '',
    userAgent: request.headers['user-agent'] ?? null,
    idempotencyKey: [request.headers['idempotency-key'] ?? []].flat()[0] ?? null,
    requestId,
  };
}

const plainHeaders = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(', ')] satisfies [string, string]],
  );

/** GraphiQL needs inline scripts; never sent in production. */
const relaxForGraphiql = (response: ServerResponse): void => {
  response.removeHeader('Content-Security-Policy');
};
