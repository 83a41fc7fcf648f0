import { createHash } from 'node:crypto';
import { accessSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the built files, precompressed and with range requests; a path without an extension is a
 * screen and gets index.html (SHELL-04), unless it is one of `/assets/`. Throws if the folder does not exist.
 */
export function serveWebApplication(folder: string | null): Serve {
  if (folder === null) return notFound;
  accessSync(folder);
  let files: ReturnType<typeof sirv> | undefined;
  return (request, response) => {
    // Scanned on the first request, to keep the start fast.
    files ??= filesIn(folder);
    files(request, response, () => notFound(request, response));
  };
}

/** Hashes of the scripts that stand in index.html, as a content security policy names them. */
export function inlineScriptsOf(folder: string | null): readonly string[] {
  if (folder === null) return [];
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return Array.from(
    page.matchAll(/<script>(?<code>[^<]*)<\/script>/gu),
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

const filesIn = (folder: string) =>
  sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    single: true,
    ignores: /^\/assets\//,
    dotfiles: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', caching(path));
      hideSecret(response, path);
    },
  });

/** A path that contains a secret is told to no other site, and found by nobody. */
export function hideSecret(response: ServerResponse, path: string): void {
  if (!holdsSecret(path)) return;
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
}

/** Following a one-tap link, or ticking streets by a code, needs no sign-in. */
const holdsSecret = (path: string): boolean => /^\/(?:lien|a-deux)\//u.test(path);

function caching(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return holdsSecret(path) ? 'no-store' : 'no-cache';
}

const notFound: Serve = (_request, response) => {
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('Not found');
};
