/** Whether this browser can show messages, and whether it does. */
export interface PushState {
  readonly ability: 'possible' | 'denied' | 'install' | 'unknown';
  /** What the server knows its subscription by; null without one. */
  readonly mark: string | null;
}

const knowsPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Apple's phones and tablets have push in a site that was put on the home screen, only. */
const isApple = () =>
  /iPhone|iPad/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Asks nobody for anything. */
export async function readPushState(): Promise<PushState> {
  if (!knowsPush()) return { ability: isApple() ? 'install' : 'unknown', mark: null };
  if (Notification.permission === 'denied') return { ability: 'denied', mark: null };
  const subscription = await presentSubscription();
  return { ability: 'possible', mark: subscription && (await markOf(subscription.endpoint)) };
}

async function presentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 32);
}

/** What was sent to this browser ends: its address at the push service is gone. */
export async function endPush(): Promise<void> {
  if (knowsPush()) await (await presentSubscription())?.unsubscribe();
}
