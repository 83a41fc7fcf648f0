export interface TerritoryType {
  readonly id: number;
  readonly longName: string;
  /** Shared by all congregations, and read-only. */
  readonly builtIn: boolean;
}

export interface TypeRefusal {
  readonly refused: 'unknownType' | 'builtIn' | 'used' | 'nameTaken';
}

interface Approval {
  readonly refused?: undefined;
}

interface ApprovalFor extends Approval {
  readonly type: TerritoryType;
}

/** Long names are unique among the types a congregation sees (C2 TYPE). */
export const addTerritoryType = (nameTaken: boolean): Approval | TypeRefusal =>
  nameTaken ? { refused: 'nameTaken' } : {};

/** Only the congregation's own types can be edited (C2 TYPE, B-98). */
export function editTerritoryType(
  type: TerritoryType | undefined,
  nameTaken: boolean,
): ApprovalFor | TypeRefusal {
  const ruling = ownType(type);
  return !ruling.refused && nameTaken ? { refused: 'nameTaken' } : ruling;
}

/** Only the congregation's own, unused types can be removed (C2 TYPE, B-98). */
export function removeTerritoryType(
  type: TerritoryType | undefined,
  used: boolean,
): ApprovalFor | TypeRefusal {
  const ruling = ownType(type);
  return !ruling.refused && used ? { refused: 'used' } : ruling;
}

function ownType(type: TerritoryType | undefined): ApprovalFor | TypeRefusal {
  if (!type) return { refused: 'unknownType' };
  return type.builtIn ? { refused: 'builtIn' } : { type };
}
