/** Choices of a device, which outlive the session; nothing of a person. */
export type DeviceKey = 'nouveautes' | 'premiers-pas';

/** Null where nothing is kept, or the browser refuses to. */
export function readOfDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepOnDevice(key: DeviceKey, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that refuses to store forgets the choice with the page.
  }
}
