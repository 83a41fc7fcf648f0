/**
 * Keys of local storage for choices of a device, the mark of those who have signed in on it (OWN-216), and of whom
 * it shows messages of (OWN-408), which outlive the session; no name of a person.
 */
export const deviceKeys = [
  'nouveautes',
  'premiers-pas',
  'cle-d-acces',
  'appareil',
  'messages',
  'lignes',
  'ouverture',
  'vues',
  'colonnes',
] as const;

type DeviceKey = (typeof deviceKeys)[number];

/** Null where nothing is kept, or the browser refuses to. */
export function readOfDevice(key: DeviceKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** With the mark that this device keeps of whoever has signed in on it, if it keeps one (OWN-216). */
export function withDeviceMark<Args extends object>(args: Args) {
  const deviceMark = readOfDevice('appareil');
  return deviceMark === null ? args : { ...args, deviceMark };
}

export function keepOnDevice(key: DeviceKey, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that refuses to store forgets the choice with the page.
  }
}

export function forgetOnDevice(key: DeviceKey) {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses to store has nothing to forget.
  }
}
