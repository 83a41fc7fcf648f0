import type { ReturnRefusal, Returns } from './return.rules.ts';

/** What a holder requests of managers: that a return is recorded, or one month more. */
export type RequestKind = 'returned' | 'month';

export type RequestEffect = 'returns' | 'asksReturn' | 'asksMonth';

/** Returns directly if the rules of RETURN allow this user to, otherwise asks a manager. */
export function effectOf(kind: RequestKind, returns: Returns | ReturnRefusal): RequestEffect {
  if (kind === 'month') return 'asksMonth';
  return returns.refused ? 'asksReturn' : 'returns';
}
