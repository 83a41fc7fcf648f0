import type { factorRemovalNoticeMachine } from '#machines/second-factor/factor-removal-notice.machine.ts';

import { type ActorsOf, asks } from '../parts/graphql/asks.ts';
import { readFactorRemovalMutation } from './factor-notice.operations.ts';

export const factorNoticeActors: ActorsOf<typeof factorRemovalNoticeMachine> = (client) => ({
  readFactorRemoval: asks(client, readFactorRemovalMutation),
});
