import { createECDH, createHash, hkdfSync } from 'node:crypto';

export interface PushKeys {
  /** Base64url: what a browser subscribes with. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Tells subscriptions made with another key. */
  readonly mark: string;
}

/**
 * The server's key pair for push services (VAPID, RFC 8292), derived from the lasting secret: made with it
 * at the first start, the same for every backend, and another one after `npm run rotate -- --at-once`, when
 * devices subscribe anew (OWN-408).
 */
export function pushKeys(lastingSecret: string): PushKeys {
  const pair = createECDH('prime256v1');
  // A number that is no private key is one in four thousand million.
  for (let attempt = 0; ; attempt += 1) {
    const seed = hkdfSync('sha256', lastingSecret, 'push', `vapid ${attempt}`, 32);
    try {
      pair.setPrivateKey(Buffer.from(seed));
      break;
    } catch (error) {
      if (attempt > 9) throw error;
    }
  }
  const publicKey = pair.getPublicKey('base64url');
  return {
    publicKey,
    privateKey: Buffer.from(pair.getPrivateKey()).toString('base64url').padStart(43, 'A'),
    mark: createHash('sha256').update(publicKey).digest('base64url').slice(0, 22),
  };
}
