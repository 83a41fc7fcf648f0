import { RefusalError } from '#machines/parts/failure/failure.ts';
import type { Force, Severity } from '#schema/generated.ts';

/** The rejection of an actor whose call the backend refused. */
export const refusalError = (
  message: string,
  severity: Severity = 'error',
  forceOffered: Force | null = null,
) => new RefusalError({ __typename: 'Refusal', message, severity, forceOffered });
