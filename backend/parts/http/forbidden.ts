import {
  administers,
  isOpenInSetUp,
  manages,
  mayCall,
  type RoleId,
  type SignedInCallName,
} from '../permissions/permissions.ts';
import { type Answer, refuse } from './answer.ts';
import { httpTexts } from './http.texts.ts';

/** Why a session may not make a call: its role, or the second factor that it owes (OWN-400); null where it may. */
export function callRefusal(
  name: SignedInCallName,
  { role, setUpOnly }: { readonly role: RoleId; readonly setUpOnly: boolean },
): Answer | null {
  if (!mayCall(name, role)) return refuse(forbiddenTo(role));
  return setUpOnly && !isOpenInSetUp(name) ? refuse(httpTexts.factorFirst, 'warning') : null;
}

/** Whom to ask for what one may not do: somebody with more rights than one's own (B-149). */
export function forbiddenTo(role: RoleId): string {
  if (administers(role)) return `${httpTexts.forbidden} ${httpTexts.askSite}`;
  return `${httpTexts.forbidden} ${manages(role) ? httpTexts.askAdministrator : httpTexts.askManager}`;
}
