import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/** Encrypted and authenticated; opens for the same `purpose` only, which names the account. */
export function sealed(secret: string, purpose: string, content: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, sealing.update(content), sealing.final(), sealing.getAuthTag()]);
}

/** Null where it was altered, sealed for something else, or under another secret. */
export function unsealed(secret: string, purpose: string, box: Buffer): Buffer | null {
  if (box.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv(cipher, keyOf(secret), box.subarray(0, nonceBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(box.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(box.subarray(nonceBytes, -tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}
