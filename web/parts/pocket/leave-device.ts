import { endAllDrafts } from '../storage/drafts.ts';
import { leavePocket } from './leave-pocket.ts';

/** At sign-out: the device keeps no drawing and no territory of its reader (OWN-53, OWN-104). */
export function leaveDevice(): void {
  void endAllDrafts().catch(console.warn);
  void leavePocket().catch(console.warn);
}
