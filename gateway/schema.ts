import { readdir, readFile } from 'node:fs/promises';
import { createSchema } from 'graphql-yoga';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/account.resolvers.ts';
import { auditResolvers } from './audit/audit.resolvers.ts';
import { archiveResolvers } from './archive/archive.resolvers.ts';
import { bookingResolvers } from './booking/booking.resolvers.ts';
import { cardsResolvers } from './cards/cards.resolvers.ts';
import { changesResolvers } from './changes/changes.resolvers.ts';
import { congregationsResolvers } from './congregations/congregations.resolvers.ts';
import type { GatewayContext } from './context.ts';
import { coverageResolvers } from './coverage-map/coverage-map.resolvers.ts';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.ts';
import { exitResolvers } from './exit/exit.resolvers.ts';
import { exitedResolvers } from './exited/exited.resolvers.ts';
import { gazetteerResolvers } from './gazetteer/gazetteer.resolvers.ts';
import { firstAdministratorResolvers } from './first-administrator/first-administrator.resolvers.ts';
import { groundsResolvers } from './grounds/grounds.resolvers.ts';
import { historyResolvers } from './history/history.resolvers.ts';
import { histogramResolvers } from './histogram/histogram.resolvers.ts';
import { importsResolvers } from './imports/imports.resolvers.ts';
import { logResolvers } from './log/log.resolvers.ts';
import { mapEditorResolvers } from './map/map-editor.resolvers.ts';
import { mapResolvers } from './map/map.resolvers.ts';
import { mineResolvers } from './mine/mine.resolvers.ts';
import { oneTapResolvers } from './one-tap/one-tap.resolvers.ts';
import { deviceResolvers } from './device/device.resolvers.ts';
import { pairingResolvers } from './pairing/pairing.resolvers.ts';
import { messagesResolvers } from './messages/messages.resolvers.ts';
import { passkeysResolvers } from './passkeys/passkeys.resolvers.ts';
import { secondFactorResolvers } from './second-factor/second-factor.resolvers.ts';
import { pocketResolvers } from './pocket/pocket.resolvers.ts';
import { serverStatusResolvers } from './server-status/server-status.resolvers.ts';
import { sessionResolvers } from './session/session.resolvers.ts';
import { settingsResolvers } from './settings/settings.resolvers.ts';
import { shellResolvers } from './shell/shell.resolvers.ts';
import { streetsResolvers } from './streets/streets.resolvers.ts';
import { territoryCreationResolvers } from './territory/territory-creation.resolvers.ts';
import { territoryResolvers } from './territory/territory.resolvers.ts';
import { territoryTypesResolvers } from './territory-types/territory-types.resolvers.ts';
import { trendsResolvers } from './trends/trends.resolvers.ts';
import { undoResolvers } from './undo/undo.resolvers.ts';
import { unvisitedResolvers } from './unvisited/unvisited.resolvers.ts';
import { usersResolvers } from './users/users.resolvers.ts';

/** The schema folder, next to the sources and next to the built gateway. */
const contract = new URL('../schema/', import.meta.url);

export async function gatewaySchema(): Promise<GraphQLSchema> {
  const names = (await readdir(contract, { recursive: true })).filter((name) =>
    name.endsWith('.graphql'),
  );
  return createSchema<GatewayContext>({
    // codegen validated the schema at build time.
    assumeValidSDL: true,
    updateResolversInPlace: true,
    typeDefs: await Promise.all(names.map((name) => readFile(new URL(name, contract), 'utf8'))),
    resolvers: [
      sessionResolvers,
      shellResolvers,
      accountResolvers,
      mineResolvers,
      dashboardResolvers,
      trendsResolvers,
      coverageResolvers,
      histogramResolvers,
      exitedResolvers,
      exitResolvers,
      bookingResolvers,
      undoResolvers,
      cardsResolvers,
      territoryResolvers,
      territoryCreationResolvers,
      territoryTypesResolvers,
      streetsResolvers,
      unvisitedResolvers,
      usersResolvers,
      pairingResolvers,
      congregationsResolvers,
      archiveResolvers,
      groundsResolvers,
      logResolvers,
      changesResolvers,
      mapResolvers,
      gazetteerResolvers,
      historyResolvers,
      settingsResolvers,
      mapEditorResolvers,
      oneTapResolvers,
      deviceResolvers,
      messagesResolvers,
      passkeysResolvers,
      secondFactorResolvers,
      pocketResolvers,
      importsResolvers,
      serverStatusResolvers,
      auditResolvers,
      firstAdministratorResolvers,
    ],
  });
}

/** Operations of the web application by hash, written by codegen. */
export async function trustedOperations(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(new URL('operations.json', contract), 'utf8');
  return new Map(Object.entries<string>(JSON.parse(text)));
}
