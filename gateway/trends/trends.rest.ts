import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const trends = wire.object({
  today: wire.text,
  total: wire.integer,
  first_release: wire.textOrNull,
  activities: wire.list(wire.text),
  months: wire.list(
    wire.object({
      month: wire.text,
      exits: wire.list(wire.integer),
      returns: wire.integer,
      late_returns: wire.integer,
      out: wire.integer,
      late: wire.integer,
      never_covered: wire.integer,
    }),
  ),
  rest: wire.list(
    wire.object({
      type: wire.text,
      total: wire.integer,
      out: wire.integer,
      median_days: wire.integerOrNull,
      groups: wire.list(wire.integer),
    }),
  ),
});

/** Beyond the contract; null on a backend without trends. */
export const trendsRest = (rest: Rest) => ({
  trends: () => rest.find('/territory/trends', trends),
});
