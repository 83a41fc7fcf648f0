import { z } from 'zod';
import { mapFields } from '../parts/map/wire-map.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const coverageMap = wire.object({
  ...mapFields,
  today: wire.text,
  manages: wire.boolean,
  people: wire.list(wire.text),
  territories: wire.list(
    wire.object({
      territory_id: wire.id,
      number_name: wire.text,
      booking: wire.text,
      drawn: wire.integer,
      before: wire.integerOrNull,
      loans: wire.list(wire.integer),
    }),
  ),
});

const mapsToExport = wire.object({
  territories: wire.list(
    wire.object({ number: wire.integer, name: wire.text, geojson_feature: z.unknown() }),
  ),
});

export const coverageRest = (rest: Rest) => ({
  coverageMap: () => rest.find('/territory/coverage', coverageMap),
  mapsToExport: () => rest.find('/territory/maps', mapsToExport),
});
