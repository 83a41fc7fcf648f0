import {
  choosePocket,
  chooseWifiOnly,
  forgetSignIn,
  noteLeaving,
  keepsTerritories,
  pocketChoice,
} from './pocket-choice.ts';

/**
 * At sign-out: the device keeps nothing of its reader but acts that were not sent, which name
 * nobody, and asks whoever signs in next (OWN-104).
 */
export async function leavePocket(): Promise<void> {
  if (pocketChoice() === null) return;
  const kept = keepsTerritories();
  choosePocket(null);
  if (kept) noteLeaving();
  chooseWifiOnly(false);
  forgetSignIn();
  const { emptyPocket } = await import('./pocket-contents.ts');
  await emptyPocket();
}
