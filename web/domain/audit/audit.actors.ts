import type { auditMachine } from '#machines/domain/audit/audit.machine.ts';

import { type ActorsOf, asks } from '../../parts/graphql/asks.ts';
import { takeAuditMutation } from './audit.operations.ts';

export const auditActors: ActorsOf<typeof auditMachine> = (client) => ({
  takeAudit: asks(client, takeAuditMutation),
});
