import type { Config } from '../config/config.ts';
import { policyReportsPath } from './policy-reports.ts';

/**
 * Headers of every answer, with a strict content security policy for the web application. Of scripts in
 * a page only those of these hashes run.
 */
export function securityHeaders(
  { tileHosts, publicUrl }: Pick<Config, 'tileHosts' | 'publicUrl'>,
  inlineScripts: readonly string[],
): readonly (readonly [string, string])[] {
  const inPage = inlineScripts.map((hash) => ` '${hash}'`).join('');
  // Over http Chromium sends no report to an endpoint, and leaves report-uri aside where there is one.
  const secure = publicUrl.startsWith('https:');
  const tiles = tileHosts.map((host) => ` ${host}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${inPage}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    `img-src 'self' data: blob:${tiles}`,
    `connect-src 'self'${tiles}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `report-uri ${policyReportsPath}`,
    ...(secure ? ['report-to csp'] : []),
  ].join('; ');
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()'],
    // Tile servers require the origin; the path, which may hold a map token, is not sent.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ...(secure
      ? ([
          ['Strict-Transport-Security', 'max-age=31536000'],
          ['Reporting-Endpoints', `csp="${policyReportsPath}"`],
        ] as const)
      : []),
  ];
}
