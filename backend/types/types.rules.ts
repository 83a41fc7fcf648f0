export interface TerritoryType {
  readonly id: number;
  readonly longName: string;
  /** Of every congregation, and of none. */
  readonly builtIn: boolean;
}

export interface TypeRefusal {
  readonly refused: 'unknownType' | 'builtIn' | 'used' | 'nameTaken';
}

interface Allowed {
  readonly refused?: undefined;
}

interface AllowedFor extends Allowed {
  readonly type: TerritoryType;
}

/** C2 TYPE: no two that the congregation sees have the same long name. */
export const addTerritoryType = (nameTaken: boolean): Allowed | TypeRefusal =>
  nameTaken ? { refused: 'nameTaken' } : {};

/** C2 TYPE, B-98: a congregation's own. */
export function editTerritoryType(
  type: TerritoryType | undefined,
  nameTaken: boolean,
): AllowedFor | TypeRefusal {
  const ruling = ownType(type);
  return !ruling.refused && nameTaken ? { refused: 'nameTaken' } : ruling;
}

/** C2 TYPE, B-98: a congregation's own that no territory has. */
export function removeTerritoryType(
  type: TerritoryType | undefined,
  used: boolean,
): AllowedFor | TypeRefusal {
  const ruling = ownType(type);
  return !ruling.refused && used ? { refused: 'used' } : ruling;
}

function ownType(type: TerritoryType | undefined): AllowedFor | TypeRefusal {
  if (!type) return { refused: 'unknownType' };
  return type.builtIn ? { refused: 'builtIn' } : { type };
}
