import type { Subscribed } from '#machines/messages/messages.machine.ts';

import { activeWorker } from '../parts/installation/active-worker.ts';
import { endPush } from '../parts/push/subscription.ts';

/** Asks the reader for the browser's permission, and subscribes anew: an address of before is nobody's. */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return { device: null, trouble: 'denied' };
  }
  try {
    await activeWorker();
    await endPush();
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    const { keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (p256dh && auth) {
      return { device: { endpoint: subscription.endpoint, p256dh, auth }, trouble: null };
    }
  } catch (error) {
    console.warn(error);
  }
  return { device: null, trouble: 'failed' };
}
