import type { ServerResponse } from 'node:http';
import type { Config } from '../config/config.ts';

export const securityTxtPath = '/.well-known/security.txt';

/** Milliseconds. */
const day = 86_400_000;
/** Days that the file is good for: RFC 9116 asks for less than a year (2.5.5). */
const goodFor = 180;

type Settings = Pick<Config, 'securityContact' | 'publicUrl'>;

/** Whom to tell of a hole (RFC 9116); 404 where the settings name nobody (OWN-380). */
export function sendSecurityTxt(response: ServerResponse, settings: Settings): void {
  const text = securityTxt(settings, Date.now());
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (text === null) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', 'no-store');
    return void response.end('Not found');
  }
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.end(text);
}

/**
 * The file as of `now` (milliseconds since 1970), the same all day; null without a contact. An address
 * that is not `https:` may not stand in it as canonical (2.5.2).
 */
export function securityTxt({ securityContact, publicUrl }: Settings, now: number): string | null {
  if (securityContact === null) return null;
  const expires = new Date((Math.floor(now / day) + goodFor) * day).toISOString();
  const canonical = publicUrl.startsWith('https:')
    ? [`Canonical: ${publicUrl.replace(/\/+$/u, '')}${securityTxtPath}`]
    : [];
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    ...canonical,
    '',
  ].join('\n');
}
