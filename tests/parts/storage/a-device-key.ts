import type { DeviceKey } from '#web/parts/storage/drafts.ts';

/** Gives the key of a person, as a session would. */
export async function aDeviceKey(owner: string): Promise<() => Promise<DeviceKey>> {
  const raw = new TextEncoder().encode(owner.padEnd(32, '.'));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return async () => ({ owner, key });
}
