import { createHash } from 'node:crypto';
import type { PasskeyAddress } from '../parts/sessions/passkey-address.ts';

export type PasskeyRefusal =
  | 'unknown'
  | 'otherAddress'
  | 'unverified'
  | 'expired'
  | 'used'
  | 'counterBack'
  | 'invalid';

/** A name that no other passkey of the person has, so that each is told by its own: a second one is numbered. */
export function nameFor(device: string, taken: readonly string[]): string {
  if (!taken.includes(device)) return device;
  for (let number = 2; ; number += 1) {
    const name = `${device} (${number})`;
    if (!taken.includes(name)) return name;
  }
}

/** What the browser says it has signed. */
export interface ClientData {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
}

/** The part of an authenticator's answer that every answer has, in bytes. */
const flagsAt = 32;
const counterAt = 33;
const leastBytes = 37;
const verifiedFlag = 0b100;

interface Answered {
  readonly client: ClientData;
  readonly authenticatorData: Buffer;
}

/**
 * Why an answer for a sign-in is refused, so that it can be said; null where its signature decides.
 * `counter` is the one kept; authenticators without one always send 0.
 */
export function refusalOf(
  { client, authenticatorData }: Answered,
  { rpId, origin }: Pick<PasskeyAddress, 'rpId' | 'origin'>,
  { rpId: madeAt, counter }: { readonly rpId: string; readonly counter: number },
): PasskeyRefusal | null {
  if (client.type !== 'webauthn.get' || authenticatorData.length < leastBytes) return 'invalid';
  if (client.origin !== origin || madeAt !== rpId) return 'otherAddress';
  const ofAddress = createHash('sha256').update(rpId).digest();
  if (!authenticatorData.subarray(0, flagsAt).equals(ofAddress)) return 'otherAddress';
  if ((authenticatorData.readUInt8(flagsAt) & verifiedFlag) === 0) return 'unverified';
  const sent = authenticatorData.readUInt32BE(counterAt);
  if ((sent > 0 || counter > 0) && sent <= counter) return 'counterBack';
  return null;
}
