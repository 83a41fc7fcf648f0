import type { MutationTakeAuditArgs } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import { flag } from '../parts/rest/wire.ts';

/** REST call of the audit file, beyond the contract (OWN-385). */
export const auditRest = (rest: Rest) => ({
  takeAudit: ({ from, to, everyCongregation }: MutationTakeAuditArgs) =>
    rest.download(
      '/audit/file',
      { from, to, every_congregation: flag(everyCongregation) },
      { mime: 'text/csv', patience: 60_000 },
    ),
});
