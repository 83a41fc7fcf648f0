import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltPages, DrawnPage, Page } from '#schema/pages.ts';
import { sendPacked } from './parts/http/packed.ts';
import { hideSecret } from './parts/http/web-application.ts';
import type { PolicyReports } from './parts/http/policy-reports.ts';
import type { RequestRecord } from './parts/logging/request-record.ts';
import type { Rest } from './parts/rest/rest.ts';
import type { trustedRunner } from './trusted.ts';

/** Milliseconds; a page that would wait longer comes undrawn, and the application asks by itself. */
const patience = 1000;

interface Ports {
  /** The module that is built out of `web`; null, or absent: no page is drawn. */
  readonly file: string | null;
  readonly runnerOf: ReturnType<typeof trustedRunner>;
  readonly failed: (error: unknown, record: RequestRecord) => void;
  readonly policyReports: PolicyReports;
}

interface Asking {
  readonly path: string;
  readonly record: RequestRecord;
  /** `onFull` is told that there was no room to ask. */
  readonly ask: (onFull: () => void) => Rest;
}

/**
 * Answers an address with its page already drawn, where `web` draws it (schema/pages.ts). Resolves to
 * false where it is not drawn, for whatever reason: the plain page then shows what there is to say.
 */
export function pagesIn({ file, runnerOf, failed, policyReports }: Ports) {
  // Read from disk with the first page, to keep the start fast.
  let pages: BuiltPages | null = null;

  async function answerOf({ asks }: Page, { record, ask }: Asking): Promise<string | null> {
    if (!asks) return '';
    const run = runnerOf(asks);
    if (!run) return null;
    let full = false;
    const rest = ask(() => {
      full = true;
    });
    const late = new AbortController();
    const answer = await Promise.race([
      run({ rest, record, policyReports }, asks.variables),
      pause(patience, null, { signal: late.signal, ref: false }),
    ]);
    late.abort();
    return full ? null : answer;
  }

  async function draw(request: IncomingMessage, asking: Asking, built: string) {
    pages ??= read(built);
    const page = pages.pageAt(asking.path);
    const answer = page && (await answerOf(page, asking));
    if (!page || answer === null) return null;
    const drawn = page.draw({ answer, device: request.headers['user-agent'] ?? '' });
    return drawn && { ...drawn, kept: page.asks === null };
  }

  return async (request: IncomingMessage, response: ServerResponse, asking: Asking) => {
    if (file === null || !existsSync(file) || !isRead(request)) return false;
    let drawn: (DrawnPage & { kept: boolean }) | null;
    try {
      drawn = await draw(request, asking, file);
    } catch (cause) {
      failed(cause, asking.record);
      return false;
    }
    if (!drawn) return false;
    hideSecret(response, asking.path);
    response.statusCode = drawn.status;
    response.setHeader('Cache-Control', drawn.kept ? 'no-cache' : 'no-store');
    await sendPacked(request, response, drawn.html, 'text/html');
    return true;
  };
}

const read = (file: string): BuiltPages => createRequire(file)(file);

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
