import type { Assertion, Attestation } from './assertion.ts';
import type { PasskeyAddress } from '../parts/sessions/passkey-address.ts';

/** Loaded with the first passkey: a start does without it. */
const library = () => import('@simplewebauthn/server');

interface Kept {
  readonly public_key: Buffer;
  readonly counter: number;
}

/**
 * The authenticator's new counter where its signature is right, null where it is not. What is asked of
 * the challenge and said of a fault are the caller's (passkeys.rules.ts, challenges.ts).
 */
export async function counterIn(
  sent: Assertion['sent'],
  { public_key, counter }: Kept,
  { rpId, origin }: PasskeyAddress,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent,
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: sent.id, publicKey: new Uint8Array(public_key), counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

export interface MadeKey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** The key that was made, null where the answer is not what was asked for. */
export async function madeKeyIn(
  sent: Attestation['sent'],
  { rpId, origin }: PasskeyAddress,
): Promise<MadeKey | null> {
  const { verifyRegistrationResponse } = await library();
  const { transports: _, ...response } = sent.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...sent, response },
      expectedChallenge: () => true,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      counter,
    };
  } catch {
    return null;
  }
}

interface Making {
  readonly address: PasskeyAddress;
  readonly site: string;
  readonly login: string;
  readonly handle: Buffer;
  readonly challenge: string;
  readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
}

/** What a browser needs to make a key, as WebAuthn writes it in JSON. */
export async function makingOptions(it: Making): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: it.site,
    rpID: it.address.rpId,
    userName: it.login,
    userDisplayName: it.login,
    userID: new Uint8Array(it.handle),
    challenge: new Uint8Array(Buffer.from(it.challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: it.known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}
