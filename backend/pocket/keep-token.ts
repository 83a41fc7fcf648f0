import { createHmac, timingSafeEqual } from 'node:crypto';
import { congregationIn, linkHash, newLinkToken } from '../domain/links/tokens.ts';

/**
 * What a device shows of itself: a link token, a point, and a mark by which this server knows its own. So another
 * server at the same address, an empty one say, never tells a device that it may keep nothing (OWN-212).
 */
export const newKeepToken = (congregation: number, secret: string): string => {
  const token = newLinkToken(congregation);
  return `${token}.${markOf(token, secret)}`;
};

const markOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`pocket keep ${token}`).digest('base64url').slice(0, 22);

/** Where a token of this server is kept; null for any other text. */
export function keptAs(
  sent: string,
  secret: string,
): { readonly congregation: number; readonly hash: Buffer } | null {
  const [token = '', mark = ''] = sent.split('.');
  const congregation = congregationIn(token);
  const [own, theirs] = [Buffer.from(markOf(token, secret)), Buffer.from(mark)];
  const isOwn = own.length === theirs.length && timingSafeEqual(own, theirs);
  return congregation !== null && isOwn ? { congregation, hash: linkHash(token) } : null;
}
