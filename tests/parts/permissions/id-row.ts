import type { DocumentedCallName } from '../../../backend/parts/permissions/permissions.ts';
import type { Who } from '../../support/staff.ts';

type Values = Readonly<Record<string, string>>;

/** A call with ids of rows of a congregation, and good values for it. */
export interface IdRow {
  readonly call: DocumentedCallName;
  readonly who: Who;
  readonly good: Values;
  /** The call takes a GeoJSON file beside the values. */
  readonly file?: true;
  /** The names of the values that are ids of rows of the congregation. */
  readonly ids: readonly string[];
  /** The same call as a root field of a GraphQL operation. */
  readonly graphql: (values: Values) => string;
}
