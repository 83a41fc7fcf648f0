import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where a subscription of a browser may lie: of Chrome, Mozilla, Apple and Windows; a leading dot stands for any name below. */
const usualServices = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface PushServices {
  /** Hosts beyond the usual ones, in the same form. */
  readonly pushServices?: readonly string[];
  /** Allowed wherever it is and without encryption, for tests: `http://127.0.0.1:4444`. */
  readonly pushTestOrigin?: string | undefined;
}

/** Whether the server may write to that address: https, its usual port, a known service (OWN-409). */
export function isPushService(
  endpoint: string,
  { pushServices = [], pushTestOrigin }: PushServices,
): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (url.origin === pushTestOrigin) return true;
  if (url.protocol !== 'https:' || url.port !== '' || isIP(bare(url.hostname)) !== 0) return false;
  return [...usualServices, ...pushServices].some((service) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service,
  );
}

const bare = (host: string): string => host.replaceAll(/^\[|\]$/gu, '');

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}

/** Of IPv6, only what is given out for the internet is outside, and not what stands for an IPv4 address. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Loopback, private, link-local and every other address that is not of the internet. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return inside.check(address, 'ipv4');
  return family !== 6 || !outside.check(address, 'ipv6') || inside.check(address, 'ipv6');
}

/** Resolves a host for one connection, and fails where any of its addresses is inside (OWN-409). */
export const lookupOutside: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return answer(error ?? new Error('No address.'), '');
    if (addresses.some(({ address }) => isInside(address))) {
      return answer(Object.assign(new Error('Inside.'), { code: 'EINSIDE' }), '');
    }
    if (options.all) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
};
