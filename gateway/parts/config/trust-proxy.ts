import { compile } from '@fastify/proxy-addr';

/**
 * Whether what stands at `address` tells in X-Forwarded-For whom it speaks for; `hop` 0 is the peer
 * of the connection, 1 the last entry of the header.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** TRUST_PROXY: a number of proxies, or their addresses and networks (OWN-98). */
export function trustedProxies(setting: string): TrustProxy {
  const value = setting.trim();
  if (/^\d*$/u.test(value)) return (_, hop) => hop < Number(value);
  try {
    return compile(value.split(/[\s,]+/u).filter(Boolean));
  } catch {
    throw new Error(
      `TRUST_PROXY is a number of proxies, or addresses and networks such as 127.0.0.1, 10.0.0.0/8, not ${setting}.`,
    );
  }
}
