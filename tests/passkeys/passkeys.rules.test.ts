import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { newChallenge, type Purpose, readChallenge } from '../../backend/passkeys/challenges.ts';
import { newHandle, readHandle } from '../../backend/passkeys/handles.ts';
import { passkeyAddress } from '../../backend/parts/sessions/passkey-address.ts';
import { nameFor } from '../../backend/passkeys/passkeys.rules.ts';

const secret = 'the-secret-of-the-tests-0123456789abcdef';
const now = Temporal.Instant.from('2026-03-15T09:00:00Z');
const signIn: Purpose = { kind: 'sign-in' };
const adding: Purpose = { kind: 'add', owner: '1 5 session' };

describe('passkeys are offered', () => {
  it.each([
    ['https://territoires.example.org', 'territoires.example.org', true],
    ['https://territoires.example.org:8443', 'territoires.example.org', true],
    ['http://localhost:4000', 'localhost', true],
    ['http://territoires.example.org', 'territoires.example.org', false],
    ['http://127.0.0.1:4000', '127.0.0.1', false],
    ['https://192.168.1.7', '192.168.1.7', false],
    ['https://[::1]:4000', '::1', false],
  ])('where browsers accept them: %s [OWN-364]', (url, rpId, offered) => {
    expect(passkeyAddress(url)).toEqual({ rpId, origin: new URL(url).origin, offered });
  });
});

describe('a challenge', () => {
  const fault = (challenge: string, purpose: Purpose, minutes: number, key = secret) =>
    readChallenge(challenge, { secret: key, purpose, now: now.add({ minutes }) }).fault;

  it('serves five minutes, for its purpose and account, with its secret [OWN-360]', () => {
    const challenge = newChallenge({ secret, purpose: signIn, now });
    expect(fault(challenge, signIn, 4)).toBeNull();
    expect(fault(challenge, signIn, 5)).toBe('expired');
    expect(fault(challenge, adding, 0)).toBe('forged');
    expect(fault(challenge, signIn, 0, `${secret}x`)).toBe('forged');
    const ofAdding = newChallenge({ secret, purpose: adding, now });
    expect(fault(ofAdding, adding, 0)).toBeNull();
    expect(fault(ofAdding, signIn, 0)).toBe('forged');
    expect(fault(ofAdding, { kind: 'add', owner: '1 5 other' }, 0)).toBe('forged');
  });

  it('is another each time, and has one spelling [OWN-360]', () => {
    const [one, other] = [1, 2].map(() => newChallenge({ secret, purpose: signIn, now }));
    expect(one).not.toBe(other);
    for (const spelling of [`${one}=`, ` ${one}`, `${one}A`, one?.replace(/.$/, ''), '', '%'])
      expect(fault(spelling ?? '', signIn, 0)).toBe('forged');
  });
});

describe('a handle', () => {
  it('names a congregation and nobody [OWN-360]', () => {
    const handle = newHandle(7);
    expect(readHandle(handle.toString('base64url'))).toEqual({ congregation: 7, handle });
    expect(newHandle(7).equals(handle)).toBe(false);
    expect(readHandle('')).toBeNull();
    expect(readHandle(Buffer.alloc(32).toString('base64url'))).toBeNull();
    expect(readHandle(Buffer.alloc(32, 0xff).toString('base64url'))).toBeNull();
    expect(readHandle(Buffer.alloc(33, 1).toString('base64url'))).toBeNull();
  });
});

it('a second passkey of a device is numbered [OWN-362]', () => {
  const device = 'Chrome sur Android';
  expect(nameFor(device, [])).toBe(device);
  expect(nameFor(device, [device, 'Tablette'])).toBe(`${device} (2)`);
  expect(nameFor(device, [device, `${device} (2)`])).toBe(`${device} (3)`);
});
