import type { Temporal } from 'temporal-polyfill';
import type { Caller, ExistingUser } from '../domain/people/users.rules.ts';
import { manages, type RoleId, roles } from '../parts/permissions/permissions.ts';
import { stepAt } from './codes.ts';

/** Wrong codes after which a sign-in begins again with the password (OWN-392). */
export const mostTries = 5;
/** Minutes in which a set-up that was begun can be kept. */
export const setUpMinutes = 30;

/** Those in charge of others' data; whoever has one keeps it with fewer rights (OWN-390). */
export const mayHaveFactor = (role: RoleId): boolean => manages(role);

export type RemovalRefusal = 'unknownUser' | 'ownFactor' | 'notBelowCaller';

/**
 * A lost factor is ended by whoever has more rights than the person; that of a site administrator by
 * another one, as nobody has more (OWN-395).
 */
export function removalRefusal(
  { ownId, role }: Caller,
  user: ExistingUser | undefined,
): RemovalRefusal | null {
  if (!user) return 'unknownUser';
  if (user.id === ownId) return 'ownFactor';
  const equal = role === roles.siteAdministrator && user.role_id === roles.siteAdministrator;
  return user.role_id > role || equal ? null : 'notBelowCaller';
}

/** Steps around the present one in which a set-up looks, so that a wrong clock can be told: 20 minutes. */
export const stepsLookedAt = 40;

/** By how many minutes a clock is ahead whose code is of that step; 0 where its codes are accepted. */
export function minutesAway(step: number, now: Temporal.Instant): number {
  const away = step - stepAt(now);
  return Math.abs(away) <= 1 ? 0 : Math.sign(away) * Math.max(1, Math.round(Math.abs(away) / 2));
}
