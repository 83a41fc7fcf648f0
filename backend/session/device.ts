import { deviceTexts } from './device.texts.ts';

/** In the order of looking: each browser also names those that it is built on. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const namedIn = (userAgent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * Browser and system of a `User-Agent` header in words: enough to know one's own devices by, and all
 * that is kept of it (OWN-87).
 */
export function deviceIn(userAgent: string): string {
  const browser = namedIn(userAgent, browsers);
  const system = namedIn(userAgent, systems);
  if (browser && system) return deviceTexts.known(browser, system);
  return browser ?? system ?? deviceTexts.unknown;
}
