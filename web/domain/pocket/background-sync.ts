/** The tag of the one sync that this site asks for. */
export const syncTag = 'poche';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

/** Asks the browser to wake the service worker when the network is back, where it can (OWN-107). */
export async function askForSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !hasSync(registration)) return;
  // Refused, e.g. by a setting of the browser: the next open page sends.
  await registration.sync.register(syncTag).catch(console.error);
}

const hasSync = <Registration extends object>(
  registration: Registration,
): registration is Registration & { readonly sync: SyncManager } => 'sync' in registration;
