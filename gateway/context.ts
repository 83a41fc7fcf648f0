import type { PolicyReports } from './parts/http/policy-reports.ts';
import type { RequestRecord } from './parts/logging/request-record.ts';
import type { Rest } from './parts/rest/rest.ts';

/** Created per request. */
export interface GatewayContext {
  readonly rest: Rest;
  readonly record: RequestRecord;
  readonly policyReports: Pick<PolicyReports, 'counts'>;
}
