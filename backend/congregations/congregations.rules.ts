import type { Session } from '../http/session.ts';

export interface RemovalFacts {
  /** Null where there is no such congregation. */
  readonly id: number | null;
  /** Users or territories are left. */
  readonly inUse: boolean;
}

export type CongregationRefusal = 'unknownCongregation' | 'nameTaken' | 'own' | 'inUse';

/** C2 CONGREGATION, B-47: neither the caller's own, nor the one he works in, nor one that is not empty. */
export function removeCongregation(
  { id, inUse }: RemovalFacts,
  { home, congregation }: Pick<Session, 'home' | 'congregation'>,
): CongregationRefusal | null {
  if (id === null) return 'unknownCongregation';
  if (id === home || id === congregation) return 'own';
  return inUse ? 'inUse' : null;
}
