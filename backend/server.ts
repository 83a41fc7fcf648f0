import formbody from '@fastify/formbody';
import {
  archiveMaxBytes,
  groundPieceBytes,
  importMaxBytes,
  mapBodyMaxBytes,
  mapFormMaxBytes,
} from '#schema/limits.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from './parts/clock/clock.ts';
import type { Config } from './parts/config/config.ts';
import { isAway } from './parts/db/away.ts';
import type { Database } from './parts/db/database.ts';
import { archiveExportCalls, archiveImportCalls } from './archive/archive.routes.ts';
import { archiveTooLarge } from './archive/archive.texts.ts';
import { auditCalls } from './audit/audit.routes.ts';
import { accountCalls } from './account/account.routes.ts';
import { connectionsCalls } from './account/connections.routes.ts';
import { bookingCalls } from './booking/booking.routes.ts';
import { cardsCalls } from './cards/cards.routes.ts';
import type { Changes } from './changes/changes.ts';
import { changesRoute } from './changes/changes.routes.ts';
import { congregationsCalls } from './congregations/congregations.routes.ts';
import { gazetteerCalls } from './gazetteer/gazetteer.routes.ts';
import { firstAdministratorCalls } from './first-administrator/first-administrator.routes.ts';
import { groundFileRoute } from './grounds/ground-file.routes.ts';
import { groundPieceCalls, groundUploadCalls } from './grounds/ground-upload.routes.ts';
import { groundsCalls } from './grounds/grounds.routes.ts';
import { groundsTexts } from './grounds/grounds.texts.ts';
import { exitCalls } from './exit/exit.routes.ts';
import { exitedCalls } from './exited/exited.routes.ts';
import { historyCalls } from './history/history.routes.ts';
import { coverageCalls } from './coverage-map/coverage-map.routes.ts';
import { dashboardCalls } from './dashboard/dashboard.routes.ts';
import { histogramCalls } from './histogram/histogram.routes.ts';
import { s13Calls } from './histogram/s13.routes.ts';
import { openGazetteers } from './parts/gazetteer/gazetteers.ts';
import { refuse } from './parts/http/answer.ts';
import { callsOn } from './parts/http/calls.ts';
import { closeImpatiently } from './parts/http/closing.ts';
import { httpTexts } from './parts/http/http.texts.ts';
import { observeCalls, routeOf, type EndedCall } from './parts/http/observing.ts';
import { tokensSignedWith, Unauthenticated } from './parts/http/open-session.ts';
import { TurnedAway } from './parts/http/turned-away.ts';
import { takeUploads, UnreadableUpload } from './parts/http/uploads.ts';
import { requestIdIn } from '#server/request-id.ts';
import type { Mailer } from './parts/mail/mailer.ts';
import { importRunCalls, importsCalls } from './imports/imports.routes.ts';
import { importTexts } from './imports/imports.texts.ts';
import { logCalls } from './log/log.routes.ts';
import { mapEditorCalls } from './map/map-editor.routes.ts';
import { mapEditorTexts } from './map/map-editor.texts.ts';
import { mapImportCalls } from './map/map-import.routes.ts';
import { mapSaveCalls } from './map/map-save.routes.ts';
import { mapCalls } from './map/map.routes.ts';
import { messagesCalls } from './messages/messages.routes.ts';
import { mineCalls } from './mine/mine.routes.ts';
import { oneTapCalls } from './one-tap/one-tap.routes.ts';
import { passkeysCalls } from './passkeys/passkeys.routes.ts';
import { passkeySignInCalls } from './passkeys/sign-in.routes.ts';
import { HashingFull } from './parts/passwords/passwords.ts';
import { readinessRoutes } from './parts/readiness/readiness.routes.ts';
import { deviceCalls } from './device/device.routes.ts';
import { pairingCalls } from './pairing/pairing.routes.ts';
import { pocketCalls } from './pocket/pocket.routes.ts';
import { privacyCalls } from './privacy/privacy.routes.ts';
import { secondFactorDemandCalls } from './second-factor/demand.routes.ts';
import { secondFactorRemovalCalls } from './second-factor/removal.routes.ts';
import { secondFactorCalls } from './second-factor/second-factor.routes.ts';
import { secondFactorSignInCalls } from './second-factor/sign-in.routes.ts';
import { sessionCalls } from './session/session.routes.ts';
import type { PdfPress } from '#engines/paper/pdf-press.ts';
import { serverStatusCalls } from './server-status/server-status.routes.ts';
import { settingsCalls } from './settings/settings.routes.ts';
import { shellCalls } from './shell/shell.routes.ts';
import { openGroundStreets } from './domain/streets/ground-streets.ts';
import { sharesCalls } from './streets/shares.routes.ts';
import { streetsCalls } from './streets/streets.routes.ts';
import { territoryCreationCalls } from './territory/territory-creation.routes.ts';
import { territoryCalls } from './territory/territory.routes.ts';
import { territoryTypesCalls } from './territory-types/territory-types.routes.ts';
import { trendsCalls } from './trends/trends.routes.ts';
import { undoCalls } from './undo/undo.routes.ts';
import { unvisitedCalls } from './unvisited/unvisited.routes.ts';
import { personCalls } from './users/person.routes.ts';
import { usersCalls } from './users/users.routes.ts';

const ordinaryBodyLimit = 64 * 1024;
/** Headroom for multipart boundaries and fields. */
const formRoom = 16 * 1024;
/** Milliseconds for a whole request, for its headers, and between two requests (OWN-85). */
const times = {
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
};
/** Seconds; a second or less tells the gateway to repeat what is safe to repeat (OWN-83). */
const backSoon = 1;

export interface Ports {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly changes: Changes;
  readonly press: PdfPress;
  readonly config: Pick<
    Config,
    | 'product'
    | 'publicUrl'
    | 'basemapUrl'
    | 'tokenSecret'
    | 'lastingSecret'
    | 'smtpUrl'
    | 'databaseUrl'
    | 'dataDir'
    | 'backups'
  > &
    Partial<
      Pick<
        Config,
        | 'trustGateways'
        | 'besideSecret'
        | 'secondFactorDemanded'
        | 'pushServices'
        | 'pushTestOrigin'
      >
    >;
  readonly log: FastifyBaseLogger;
  /** False while a start waits for its database; absent: always true. */
  readonly isBegun?: () => boolean;
  /** Told of every call when it has ended. */
  readonly onCall?: (call: EndedCall) => void;
}

/**
 * The documented REST calls at the root, `/healthz` (process alive) and `/readyz` (database
 * reachable, disk not full).
 */
export function buildServer(ports: Ports): FastifyInstance {
  const { database, clock, config, log, onCall = () => {} } = ports;
  const server = Fastify({
    bodyLimit: ordinaryBodyLimit,
    ...times,
    trustProxy: config.trustGateways ?? 'loopback',
    routerOptions: { maxParamLength: 16_384 },
    loggerInstance: log,
    genReqId: ({ headers }) => requestIdIn(headers),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(refuse(httpTexts.unknownPath)));
    },
  });
  closeImpatiently(server);
  observeCalls(server, onCall);
  server.removeAllContentTypeParsers();
  void server.register(formbody, { bodyLimit: ordinaryBodyLimit });

  const tokens = tokensSignedWith(config.tokenSecret, clock, config.besideSecret);
  const common = { database, tokens, clock, secret: config.lastingSecret };
  const calls = callsOn(server, common);
  firstAdministratorCalls(calls);
  sessionCalls(calls, { ...ports, tokens });
  shellCalls(calls, ports);
  const gazetteers = openGazetteers(ports);
  mapCalls(calls, { ...ports, gazetteers });
  mapEditorCalls(calls, ports);
  const mapLimit = { bytes: mapFormMaxBytes, sentence: mapEditorTexts.mapTooLarge };
  mapSaveCalls(callsOn(server, { ...common, bodyLimit: mapLimit }), ports);
  void server.register(async (uploads) => {
    await takeUploads(uploads, { bytes: mapBodyMaxBytes, fileBytes: importMaxBytes });
    const fileLimit = { bytes: mapBodyMaxBytes, sentence: mapEditorTexts.fileTooLarge };
    mapImportCalls(callsOn(uploads, { ...common, bodyLimit: fileLimit }), ports);
  });
  archiveExportCalls(calls, ports);
  void server.register(async (uploads) => {
    await takeUploads(uploads, { bytes: archiveMaxBytes + formRoom, fileBytes: archiveMaxBytes });
    const limit = { bytes: archiveMaxBytes + formRoom, sentence: archiveTooLarge };
    archiveImportCalls(callsOn(uploads, { ...common, bodyLimit: limit }), ports);
  });
  groundsCalls(calls, ports);
  groundUploadCalls(calls, ports);
  void server.register(async (uploads) => {
    const bytes = groundPieceBytes + formRoom;
    await takeUploads(uploads, { bytes, fileBytes: groundPieceBytes });
    const limit = { bytes, sentence: groundsTexts.pieceTooLarge };
    groundPieceCalls(callsOn(uploads, { ...common, bodyLimit: limit }), ports);
  });
  groundFileRoute(server, ports);
  gazetteerCalls(calls, { gazetteers, config });
  accountCalls(calls, ports);
  connectionsCalls(calls, ports);
  passkeySignInCalls(calls, { ...ports, tokens });
  passkeysCalls(calls, ports);
  secondFactorSignInCalls(calls, { ...ports, tokens });
  secondFactorCalls(calls, ports);
  secondFactorRemovalCalls(calls, ports);
  secondFactorDemandCalls(calls, ports);
  messagesCalls(calls, ports);
  privacyCalls(calls, ports);
  const importLimit = { bytes: mapFormMaxBytes, sentence: importTexts.tooLarge };
  importRunCalls(callsOn(server, { ...common, bodyLimit: importLimit }), ports);
  importsCalls(calls, ports);
  mineCalls(calls, ports);
  dashboardCalls(calls, { clock });
  trendsCalls(calls);
  coverageCalls(calls, ports);
  histogramCalls(calls, ports);
  s13Calls(calls, ports);
  exitedCalls(calls, ports);
  historyCalls(calls, ports);
  territoryCalls(calls, ports);
  unvisitedCalls(calls, ports);
  const groundStreets = openGroundStreets(ports);
  streetsCalls(calls, { ...ports, groundStreets });
  sharesCalls(calls, { ...ports, groundStreets });
  usersCalls(calls, ports);
  personCalls(calls, ports);
  pairingCalls(calls, { ...ports, tokens });
  congregationsCalls(calls, ports);
  serverStatusCalls(calls, ports);
  auditCalls(calls, ports);
  exitCalls(calls, ports);
  bookingCalls(calls, ports);
  undoCalls(calls, ports);
  cardsCalls(calls, { ...ports, gazetteers });
  territoryTypesCalls(calls, ports);
  territoryCreationCalls(calls, ports);
  settingsCalls(calls, ports);
  logCalls(calls, ports);
  oneTapCalls(calls, ports);
  deviceCalls(calls, ports);
  pocketCalls(calls, { ...ports, groundStreets });
  changesRoute(server, { ...ports, tokens });

  readinessRoutes(server, ports);

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refuse(httpTexts.unknownPath)),
  );
  server.setErrorHandler<Error & { code?: string }>((error, request, reply) => {
    if (error instanceof Unauthenticated) {
      return reply.code(401).send(refuse(httpTexts.unauthenticated));
    }
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const { tooLarge = httpTexts.tooLarge } = request.routeOptions.config;
      return reply.code(200).send(refuse(tooLarge));
    }
    if (error instanceof UnreadableUpload || error.code?.startsWith('FST_ERR_CTP_')) {
      return reply.code(200).send(refuse(httpTexts.unreadable));
    }
    if (error instanceof TurnedAway) {
      reply.header('Retry-After', error.retryAfter);
      return reply.code(error.status).send(refuse(error.sentence));
    }
    if (error instanceof HashingFull) {
      reply.header('Retry-After', error.retryAfter);
      return reply.code(503).send(refuse(httpTexts.busy, 'warning'));
    }
    // Whoever breaks off in a body breaks a connection as a database does.
    if (error === request.raw.errored) return reply.code(400).send(refuse(httpTexts.unreadable));
    if (isAway(error)) {
      request.log.warn({ route: routeOf(request), fault: error.code }, 'database away');
      reply.header('Retry-After', backSoon);
      return reply.code(503).send(refuse(httpTexts.restarting, 'warning'));
    }
    request.log.error({ err: error, route: routeOf(request) }, 'defect');
    return reply.code(500).send(refuse(httpTexts.broken));
  });
  return server;
}
