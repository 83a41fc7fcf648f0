import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, readTrustedProxies } from '#gateway/parts/http/client-address.ts';

/** The caller's address as the gateway tells it, by TRUST_PROXY, the peer and what it forwards. */
function seen(setting: string, peer: string, forwarded?: string): string {
  const request = {
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
  return clientAddress(request, readTrustedProxies(setting));
}

const person = '203.0.113.7';
const forged = '198.51.100.66';

describe('the address that limits count by', () => {
  it('is the peer’s where no proxy is trusted, whatever it forwards [OWN-98]', () => {
    expect(seen('', person, forged)).toBe(person);
    expect(seen('0', '127.0.0.1', forged)).toBe('127.0.0.1');
  });

  it('with 1 is what a proxy of this machine or network added last, and nothing before it [OWN-98]', () => {
    expect(seen('1', '127.0.0.1', `${forged}, ${person}`)).toBe(person);
    expect(seen('1', '::ffff:127.0.0.1', person)).toBe(person);
    expect(seen('1', '172.18.0.3', `${forged}, 192.168.1.20`)).toBe('192.168.1.20');
    expect(seen('1', '::1', '2001:db8::7')).toBe('2001:db8::7');
    expect(seen('1', '127.0.0.1')).toBe('127.0.0.1');
  });

  it('with 1 is the peer’s where that comes from outside, so that nobody invents his own [OWN-98]', () => {
    expect(seen('1', person, forged)).toBe(person);
    expect(seen('1', '2001:db8::7', forged)).toBe('2001:db8::7');
  });

  it('with addresses and ranges is the nearest that is none of these [OWN-98]', () => {
    const chain = '192.0.2.10, 10.8.0.0/16';
    expect(seen(chain, '192.0.2.10', `${forged}, ${person}, 10.8.3.4`)).toBe(person);
    expect(seen(chain, '192.0.2.10', person)).toBe(person);
    expect(seen(chain, '127.0.0.1', forged)).toBe('127.0.0.1');
  });

  it('what is no address is refused by the variable’s name, not trusted [OWN-98]', () => {
    expect(() => readTrustedProxies('yes')).toThrow(/^TRUST_PROXY is 1, or addresses/u);
    expect(() => readTrustedProxies('10.0.0.0/99')).toThrow(/^TRUST_PROXY/u);
  });
});
