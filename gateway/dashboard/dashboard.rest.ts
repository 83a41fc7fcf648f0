import { z } from 'zod';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const dashboard = wire.object({
  total: wire.integer,
  stats: wire.list(
    wire.object({
      percent: wire.integer,
      color: wire.text,
      style: wire.text,
      value: wire.integer,
      text: wire.text,
      target: wire.text,
    }),
  ),
  labels: wire.list(wire.text),
  values: wire.list(wire.integer),
});

const forecastFields = {
  state: z.enum(['empty', 'idle', 'covered', 'slow', 'forecast']),
  total: wire.integer,
  covered: wire.integer,
  expected: wire.textOrNull,
  missing: wire.integer,
  extra_exits: wire.integerOrNull,
};

const forecast = wire.object({
  ...forecastFields,
  since: wire.text,
  until: wire.text,
  months: wire.integer,
  returns: wire.integer,
  distinct: wire.integer,
  earliest: wire.textOrNull,
  latest: wire.textOrNull,
  types: wire.list(wire.object({ ...forecastFields, type: wire.text })),
});

const territories = wire.object({
  total: wire.integer,
  rows: wire.list(
    wire.object({
      territory_id: wire.id,
      number_name: wire.text,
      login: wire.textOrEmpty,
      day: wire.textOrNull,
      day_human: wire.text,
    }),
  ),
});

const agenda = wire.object({
  late: territories,
  soon: territories,
  rested: territories,
  requests: wire.orNull(
    wire.object({
      total: wire.integer,
      rows: wire.list(
        wire.object({
          request_id: wire.id,
          number_name: wire.text,
          kind: z.enum(['month', 'returned']),
          login: wire.text,
        }),
      ),
    }),
  ),
  changes: wire.orNull(
    wire.object({
      total: wire.integer,
      rows: wire.list(
        wire.object({
          number_name: wire.textOrNull,
          at_human: wire.text,
          login: wire.text,
          action: wire.text,
        }),
      ),
    }),
  ),
});

/** REST calls of the dashboard (REST-11). */
export const dashboardRest = (rest: Rest) => ({
  dashboard: () => rest.get('/territory/dashboard', dashboard),
  coverageForecast: () => rest.find('/territory/forecast', forecast),
  agenda: () => rest.find('/territory/agenda', agenda),
});
