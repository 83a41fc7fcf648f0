import { administers, manages, type RoleId } from '../permissions/permissions.ts';
import { httpTexts } from './http.texts.ts';

/** Whom to ask for what one may not do: somebody with more rights than one's own (B-149). */
export function forbiddenTo(role: RoleId): string {
  if (administers(role)) return `${httpTexts.forbidden} ${httpTexts.askSite}`;
  return `${httpTexts.forbidden} ${manages(role) ? httpTexts.askAdministrator : httpTexts.askManager}`;
}
