import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';

const validMinutes = 5;
const nonceBytes = 16;
const bodyBytes = 4 * 4 + 6 + nonceBytes;
const macBytes = 32;

/** Whose password was right, and where the session shall work. */
export interface Passed {
  readonly home: number;
  readonly userId: number;
  readonly congregation: number;
  readonly tokenVersion: number;
}

/** `<base64url>` that says for five minutes whose password was right; it leaves no row (OWN-392). */
export function newTicket(passed: Passed, secret: string, now: Temporal.Instant): string {
  const body = Buffer.alloc(bodyBytes);
  body.writeUInt32BE(passed.home, 0);
  body.writeUInt32BE(passed.userId, 4);
  body.writeUInt32BE(passed.congregation, 8);
  body.writeUInt32BE(passed.tokenVersion, 12);
  body.writeUIntBE(now.add({ minutes: validMinutes }).epochMilliseconds, 16, 6);
  randomBytes(nonceBytes).copy(body, 22);
  return Buffer.concat([body, macOf(secret, body)]).toString('base64url');
}

export interface Ticket extends Passed {
  /** What is kept of it. */
  readonly hash: Buffer;
  readonly ends: Temporal.Instant;
}

/** Null for one that this server has not signed, and for one that is over. */
export function readTicket(text: string, secret: string, now: Temporal.Instant): Ticket | null {
  const bytes = Buffer.from(text, 'base64url');
  // One text for one ticket: else the same would be counted under several hashes.
  if (bytes.length !== bodyBytes + macBytes || bytes.toString('base64url') !== text) return null;
  const body = bytes.subarray(0, bodyBytes);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(secret, body))) return null;
  const ends = Temporal.Instant.fromEpochMilliseconds(body.readUIntBE(16, 6));
  if (Temporal.Instant.compare(now, ends) >= 0) return null;
  return {
    home: body.readUInt32BE(0),
    userId: body.readUInt32BE(4),
    congregation: body.readUInt32BE(8),
    tokenVersion: body.readUInt32BE(12),
    hash: createHash('sha256').update(bytes).digest(),
    ends,
  };
}

const macOf = (secret: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update('ticket of a sign-in ').update(body).digest();
