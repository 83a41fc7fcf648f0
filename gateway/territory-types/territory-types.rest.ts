import type { Rest } from '../parts/rest/rest.ts';

interface WireTypes {
  readonly types: readonly {
    readonly id: number;
    readonly long_name: string;
    readonly short_name: string;
    readonly congregation_id: number;
  }[];
  readonly admins: boolean;
}

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
  territoryTypes: () => rest.get<WireTypes>('/territory/type/list'),
  addTerritoryType: (names: Names) =>
    rest.post<{ type_id: number }>('/territory/type/add', namesOf(names)),
  editTerritoryType: (typeId: string, names: Names) =>
    rest.post('/territory/type/edit', { type_id: typeId, ...namesOf(names) }),
  removeTerritoryType: (typeId: string) => rest.post('/territory/type/remove', { type_id: typeId }),
});
