import type { accountMachine } from '#machines/account/account.machine.ts';
import { connectionsMachine } from '#machines/account/connections.machine.ts';
import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import {
  accountPrivacyRulesQuery,
  accountQuery,
  connectionsQuery,
  editAccountMutation,
  endAllConnectionsMutation,
  endConnectionMutation,
  exportOwnDataQuery,
} from './account.operations.ts';

export const accountActors: ActorsOf<typeof accountMachine> = (client) => ({
  account: asks(client, accountQuery),
  editAccount: asks(client, editAccountMutation),
  ownData: ownDataMachine.provide({
    actors: { exportOwnData: asks(client, exportOwnDataQuery) },
  }),
  connections: connectionsMachine.provide({
    actors: {
      connections: asks(client, connectionsQuery),
      endConnection: asks(client, endConnectionMutation),
      endAllConnections: asks(client, endAllConnectionsMutation),
    },
  }),
  privacyRules: privacyRulesMachine.provide({
    actors: { privacyRules: asks(client, accountPrivacyRulesQuery) },
  }),
});
