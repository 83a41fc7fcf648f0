import type { Caller, ExistingUser } from '../domain/people/users.rules.ts';

/** Days for which a card opens its person's account, once (OWN-370). */
export const cardDays = 7;

export type CardRefusal = 'unknownUser' | 'notBelowCaller' | 'ownCard';

/**
 * Who has more rights than a person may print a card that opens the account. Nobody prints one for
 * himself, nor for whoever could print it for him: a session that somebody left open must not be
 * prolonged by a week on another device.
 */
export function cardFor(caller: Caller, user: ExistingUser | undefined): CardRefusal | null {
  if (!user) return 'unknownUser';
  if (user.id === caller.ownId) return 'ownCard';
  return user.role_id > caller.role ? null : 'notBelowCaller';
}
