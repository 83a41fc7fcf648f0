import { describe, expect, it } from 'vitest';
import { outcomeOf, postPush } from '../../backend/parts/push/post-push.ts';
import { pushKeys } from '../../backend/parts/push/push-keys.ts';
import { isInside, isPushService, lookupOutside } from '../../backend/parts/push/push-services.ts';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is one of a browser’s maker: %s [OWN-409]', (endpoint) => {
    expect(isPushService(endpoint, {})).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.example.org/x',
    'https://notify.windows.com.example.org/x',
    'https://evilnotify.windows.com/x',
    'https://notify.windows.com/x',
    'https://example.org/fcm.googleapis.com',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is no other address: %s [OWN-409]', (endpoint) => {
    expect(isPushService(endpoint, {})).toBe(false);
  });

  it('is one that a setting adds, or the one of tests [OWN-409]', () => {
    const pushServices = ['push.example.org', '.example.net', '127.0.0.1'];
    const known = (endpoint: string) =>
      isPushService(endpoint, { pushServices, pushTestOrigin: 'http://127.0.0.1:4444' });
    expect(known('https://push.example.org/x')).toBe(true);
    expect(known('https://a.example.net/x')).toBe(true);
    expect(known('http://127.0.0.1:4444/x')).toBe(true);
    expect(known('https://other.example.org/x')).toBe(false);
    expect(known('https://127.0.0.1/x')).toBe(false);
    expect(known('http://127.0.0.1:4445/x')).toBe(false);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2002:a00:1::',
    'not an address',
  ])('is not at %s, which is inside [OWN-409]', (address) => {
    expect(isInside(address)).toBe(true);
  });

  it.each(['142.250.179.74', '34.117.65.55', '172.32.0.1', '2a00:1450:4007:80e::200a'])(
    'may be at %s [OWN-409]',
    (address) => {
      expect(isInside(address)).toBe(false);
    },
  );

  it('whose name leads inside is not connected to [OWN-409]', async () => {
    const code = await new Promise((resolve) => {
      lookupOutside('localhost', {}, (error) => resolve(error?.code));
    });
    expect(code).toBe('EINSIDE');
  });

  it('that is not known is sent nothing, whatever was stored [OWN-409]', async () => {
    const target = {
      endpoint: 'https://127.0.0.1/x',
      p256dh: Buffer.alloc(65),
      auth: Buffer.alloc(16),
    };
    const ports = { keys: pushKeys('secret'), publicUrl: 'https://t.org' };
    expect(await postPush({ target, text: '', seconds: 60 }, ports)).toEqual({ kind: 'gone' });
  });

  it('answers what is done with a message [OWN-410]', () => {
    expect([201, 202, 404, 410, 413, 429, 503].map((status) => outcomeOf(status))).toEqual([
      { kind: 'sent' },
      { kind: 'sent' },
      { kind: 'gone' },
      { kind: 'gone' },
      { kind: 'refused', status: 413 },
      { kind: 'later', seconds: null },
      { kind: 'later', seconds: null },
    ]);
    expect(outcomeOf(503, '0')).toEqual({ kind: 'later', seconds: 0 });
  });
});

describe('the server’s key for push services', () => {
  it('follows from the lasting secret, and another secret has another [OWN-408]', () => {
    const keys = pushKeys('a');
    expect(keys).toEqual(pushKeys('a'));
    expect(keys.publicKey).toMatch(/^B[\w-]{86}$/u);
    expect(keys.privateKey).toMatch(/^[\w-]{43}$/u);
    expect(pushKeys('b').publicKey).not.toBe(keys.publicKey);
    expect(pushKeys('b').mark).not.toBe(keys.mark);
  });
});
