import { createHmac, randomBytes } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';

/** RFC 6238 with what every application of codes knows: SHA-1, six digits, thirty seconds. */
const period = 30;
const digits = 6;
const secretBytes = 20;
/** Codes on paper. */
const recoveryCodes = 10;
/** Without i, l, o and u, which are read as others on paper. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const recoveryLength = 12;

/** Loaded with the first code: a start does without it. */
const library = () => import('otpauth');

export const newSecret = (): Buffer => randomBytes(secretBytes);

const bytesOf = (secret: Buffer): ArrayBuffer => new Uint8Array(secret).buffer;

/** What an application reads from the picture, and what a person types instead, in groups of four. */
export async function written(
  secret: Buffer,
  names: { readonly issuer: string; readonly label: string },
): Promise<{ readonly uri: string; readonly typed: string }> {
  const { Secret, TOTP } = await library();
  const it = new Secret({ buffer: bytesOf(secret) });
  const totp = new TOTP({ ...names, secret: it, algorithm: 'SHA1', digits, period });
  return { uri: totp.toString(), typed: inGroups(it.base32) };
}

export const stepAt = (now: Temporal.Instant): number =>
  Math.floor(now.epochMilliseconds / 1000 / period);

/** The step whose code that is, at most `steps` away from the present one; null where it is none. */
export async function stepOfCode(
  secret: Buffer,
  code: string,
  now: Temporal.Instant,
  steps: number,
): Promise<number | null> {
  const { Secret, TOTP } = await library();
  const away = TOTP.validate({
    token: code,
    secret: new Secret({ buffer: bytesOf(secret) }),
    algorithm: 'SHA1',
    digits,
    period,
    timestamp: now.epochMilliseconds,
    window: steps,
  });
  return away === null ? null : stepAt(now) + away;
}

/** 60 random bits each, in groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes }, () =>
    inGroups(
      Array.from(randomBytes(recoveryLength), (byte) => letters.charAt(byte % letters.length)).join(
        '',
      ),
      '-',
    ),
  );

/** What is stored of a code on paper. */
export const recoveryHash = (
  secret: string,
  { home, userId }: { readonly home: number; readonly userId: number },
  code: string,
): Buffer =>
  createHmac('sha256', secret).update(`recovery code ${home} ${userId} ${code}`).digest();

export type Typed =
  | { readonly kind: 'application'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };

/** What was typed, with spaces, hyphens and capitals or without; null where it can be neither. */
export function typedCode(typed: string): Typed | null {
  const meant = typed.replaceAll(/[-\s]/gu, '').toLowerCase();
  if (/^\d{6}$/u.test(meant)) return { kind: 'application', code: meant };
  const code = meant.replaceAll('o', '0').replaceAll(/[il]/gu, '1');
  const known =
    code.length === recoveryLength && Array.from(code).every((one) => letters.includes(one));
  return known ? { kind: 'recovery', code: inGroups(code, '-') } : null;
}

const inGroups = (text: string, between = ' '): string =>
  text.match(/.{1,4}/gu)?.join(between) ?? text;
