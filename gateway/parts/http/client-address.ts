import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the address, so many hops away, is a proxy whose X-Forwarded-For is believed. */
export type TrustedProxies = (address: string, hops: number) => boolean;

const near = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * By TRUST_PROXY: `1` trusts one proxy on this machine or its private network; addresses and ranges
 * (CIDR) trust a chain of exactly those. Throws an error that names the variable.
 */
export function readTrustedProxies(setting: string): TrustedProxies {
  if (setting === '' || setting === '0') return () => false;
  if (setting === '1') {
    const isNear = proxyAddr.compile(near);
    return (address, hops) => hops === 0 && isNear(address, hops);
  }
  try {
    return proxyAddr.compile(setting.split(/[\s,]+/u).filter(Boolean));
  } catch (cause) {
    throw new Error(`TRUST_PROXY is 1, or addresses and ranges with commas: ${String(cause)}`, {
      cause,
    });
  }
}

/** The nearest address that is no trusted proxy, for the limits by address (OWN-39, OWN-98). */
export const clientAddress = (request: IncomingMessage, trusted: TrustedProxies): string =>
  request.socket.remoteAddress === undefined ? '' : proxyAddr(request, trusted);
