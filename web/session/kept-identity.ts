/** Who signs in on this device, kept only if the reader ticks it; never the password (OWN-111). */
export interface KeptIdentity {
  readonly login: string;
  readonly congregationId: string;
}

/** Local storage: of this device, and kept after the session, unlike the keys of GEN-17. */
const key = 'identity';

const isIdentity = (value: unknown): value is KeptIdentity =>
  typeof value === 'object' &&
  value !== null &&
  'login' in value &&
  typeof value.login === 'string' &&
  'congregationId' in value &&
  typeof value.congregationId === 'string';

export function readIdentity(): KeptIdentity | null {
  try {
    const identity: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isIdentity(identity) ? identity : null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keepIdentity(identity: KeptIdentity | null) {
  try {
    if (identity === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(identity));
  } catch {
    // A browser that refuses to store asks again next time.
  }
}
