import { expect, it } from 'vitest';
import { fc } from '../support/rounds.ts';
import { deviceIn } from '../../backend/session/device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)';

it.each([
  ['Firefox sur Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Firefox sur Android', 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Firefox sur iPhone', `${iphone} ${safari} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome sur Windows', `${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Chrome sur Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome sur ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
  ],
  ['Chrome sur iPhone', `${iphone} ${safari} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Edge sur Windows', `${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera sur Windows', `${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  [
    'Samsung Internet sur Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari sur Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/26.0 Safari/605.1.15`,
  ],
  ['Safari sur iPhone', `${iphone} ${safari} Version/26.0 Mobile/15E148 Safari/604.1`],
  ['Windows', windows],
  ['Appareil inconnu', 'curl/8.17.0'],
  ['Appareil inconnu', ''],
])('says %s [OWN-87]', (device, userAgent) => {
  expect(deviceIn(userAgent)).toBe(device);
});

it('says words of its own only, whatever is sent [OWN-87]', () => {
  const ours = /^(?:[A-Za-z ]+ sur [A-Za-z]+|[A-Za-z ]+)$/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (userAgent) => {
      const device = deviceIn(`${userAgent} Firefox/1 Android`);
      expect(device).toMatch(ours);
      expect(device.length).toBeLessThanOrEqual(60);
    }),
  );
});
