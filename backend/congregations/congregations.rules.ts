import type { Session } from '../parts/http/open-session.ts';

export interface RemovalFacts {
  /** Null for an unknown congregation. */
  readonly id: number | null;
  /** It still has users or territories. */
  readonly inUse: boolean;
}

export type CongregationRefusal = 'unknownCongregation' | 'nameTaken' | 'own' | 'inUse';

/**
 * Refuses the caller's own congregation, the current one, and one that is not empty
 * (C2 CONGREGATION, B-47).
 */
export function removeCongregation(
  { id, inUse }: RemovalFacts,
  { home, congregation }: Pick<Session, 'home' | 'congregation'>,
): CongregationRefusal | null {
  if (id === null) return 'unknownCongregation';
  if (id === home || id === congregation) return 'own';
  return inUse ? 'inUse' : null;
}
