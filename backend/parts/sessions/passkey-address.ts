import { isIP } from 'node:net';

/** Where passkeys of this site serve. */
export interface PasskeyAddress {
  /** Relying party id: the host, to which an authenticator binds a key. */
  readonly rpId: string;
  readonly origin: string;
  /** False where browsers refuse passkeys: neither https nor this machine, or a number for a host. */
  readonly offered: boolean;
}

export function passkeyAddress(publicUrl: string): PasskeyAddress {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    rpId: host,
    origin,
    offered: isIP(host) === 0 && (protocol === 'https:' || host === 'localhost'),
  };
}
