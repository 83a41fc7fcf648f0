import { createHmac, randomBytes } from 'node:crypto';
import { largestId } from '../domain/links/tokens.ts';

/** Without i, l, o and u, which are read as others when somebody types an address from paper. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 28;
const group = 4;

/**
 * `<congregation>-<140 random bits>`, in letters that cannot be mistaken: the congregation selects the tenant before anybody is
 * authenticated; the rest stands in seven groups of four letters (OWN-371).
 */
export function newCardToken(congregationId: number): string {
  const random = Array.from(randomBytes(length), (byte) => letters.charAt(byte % letters.length));
  return `${congregationId}-${inGroups(random.join(''))}`;
}

const inGroups = (text: string): string =>
  text.match(new RegExp(`.{${group}}`, 'gu'))?.join('-') ?? text;

interface CardClaim {
  readonly congregation: number;
  /** As it was made, however it was typed. */
  readonly token: string;
}

/** What a token claims, in capitals, with spaces or without hyphens too; null for a malformed one. */
export function cardClaimIn(typed: string): CardClaim | null {
  const meant = typed.trim().toLowerCase().replaceAll('o', '0').replaceAll(/[il]/gu, '1');
  const [, named = '', rest = ''] = /^([1-9]\d{0,9})-([-\s\da-z]{28,60})$/u.exec(meant) ?? [];
  const congregation = Number(named);
  const secret = rest.replaceAll(/[-\s]/gu, '');
  const made = secret.length === length && Array.from(secret).every((one) => letters.includes(one));
  if (congregation === 0 || congregation > largestId || !made) return null;
  return { congregation, token: `${congregation}-${inGroups(secret)}` };
}

/** What is stored of a card. */
export const cardHash = (secret: string, token: string): Buffer =>
  createHmac('sha256', secret).update(`pairing card ${token}`).digest();
