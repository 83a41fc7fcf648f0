import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';

const validMinutes = 5;
const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 32;

/** What a challenge is for; `owner` names the account and session that may add with it. */
export type Purpose =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'add'; readonly owner: string };

interface Signing {
  readonly secret: string;
  readonly purpose: Purpose;
  readonly now: Temporal.Instant;
}

/** A challenge as base64url; it carries its own end and signature, so that asking for one leaves no row. */
export function newChallenge({ secret, purpose, now }: Signing): string {
  const ends = Buffer.alloc(timeBytes);
  ends.writeUIntBE(now.add({ minutes: validMinutes }).epochMilliseconds, 0, timeBytes);
  const body = Buffer.concat([randomBytes(nonceBytes), ends]);
  return Buffer.concat([body, macOf(secret, purpose, body)]).toString('base64url');
}

export type ReadChallenge =
  | { readonly fault: 'forged' | 'expired' }
  | { readonly fault: null; readonly hash: Buffer; readonly ends: Temporal.Instant };

/** Whether this server made it for that purpose, and it is not over; `hash` is kept once it has served. */
export function readChallenge(challenge: string, { secret, purpose, now }: Signing): ReadChallenge {
  const bytes = Buffer.from(challenge, 'base64url');
  const bodyBytes = nonceBytes + timeBytes;
  // One text for one challenge: else the same would be spent under several hashes.
  if (bytes.length !== bodyBytes + macBytes || bytes.toString('base64url') !== challenge) {
    return { fault: 'forged' };
  }
  const body = bytes.subarray(0, bodyBytes);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(secret, purpose, body))) {
    return { fault: 'forged' };
  }
  const ends = Temporal.Instant.fromEpochMilliseconds(body.readUIntBE(nonceBytes, timeBytes));
  if (Temporal.Instant.compare(now, ends) >= 0) return { fault: 'expired' };
  return { fault: null, hash: createHash('sha256').update(bytes).digest(), ends };
}

const macOf = (secret: string, purpose: Purpose, body: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`passkey ${purpose.kind} ${purpose.kind === 'add' ? purpose.owner : ''} `)
    .update(body)
    .digest();
