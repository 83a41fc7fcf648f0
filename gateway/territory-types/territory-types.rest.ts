import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const types = wire.object({
  types: wire.list(
    wire.object({
      id: wire.id,
      long_name: wire.text,
      short_name: wire.text,
      congregation_id: wire.id,
    }),
  ),
  admins: wire.boolean,
});

const added = wire.object({ type_id: wire.id });

interface Names {
  readonly longName: string;
  readonly shortName: string;
}

const namesOf = ({ longName, shortName }: Names) => ({
  short_name: shortName,
  long_name: longName,
});

/** REST calls of territory types (REST-61 … REST-64). */
export const territoryTypesRest = (rest: Rest) => ({
  territoryTypes: () => rest.get('/territory/type/list', types),
  addTerritoryType: (names: Names) => rest.postFor('/territory/type/add', namesOf(names), added),
  editTerritoryType: (typeId: string, names: Names) =>
    rest.post('/territory/type/edit', { type_id: typeId, ...namesOf(names) }),
  removeTerritoryType: (typeId: string) => rest.post('/territory/type/remove', { type_id: typeId }),
});
