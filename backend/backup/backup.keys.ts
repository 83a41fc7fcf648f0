import { createHmac, hkdfSync, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt as a backup names them; `salt` in base64. */
export interface Stretching {
  readonly kdf: 'scrypt';
  readonly n: number;
  readonly r: number;
  readonly p: number;
  readonly salt: string;
}

/** 64 MB and a quarter of a second: what a small server can spare once a day. */
export const stretching = { kdf: 'scrypt', n: 2 ** 16, r: 8, p: 1 } as const;
export const saltBytes = 16;
export const proofBytes = 32;

export interface Keys {
  /** Of AES-256-GCM. Each backup has a salt, thus a key, of its own. */
  readonly content: Buffer;
  /** Keyed hash of the header: tells a wrong passphrase from damage before anything is decrypted. */
  readonly proof: (header: Buffer) => Buffer;
}

export async function keysOf(passphrase: string, { n, r, p, salt }: Stretching): Promise<Keys> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  const stretched = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', stretched, '', purpose, 32));
  const proving = derived('header');
  return {
    content: derived('content'),
    proof: (header) => createHmac('sha256', proving).update(header).digest(),
  };
}

export const proves = (keys: Keys, header: Buffer, proof: Buffer): boolean =>
  timingSafeEqual(keys.proof(header), proof);
