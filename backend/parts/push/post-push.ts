import { Agent, request } from 'undici';
import { isPushService, lookupOutside, type PushServices } from './push-services.ts';
import type { PushKeys } from './push-keys.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
}

/** What became of a message at its push service; `seconds` from now, null: it said nothing of when. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later'; readonly seconds: number | null };

interface Posted {
  readonly target: PushTarget;
  readonly text: string;
  /** Seconds that the service keeps it for a device that is off. */
  readonly seconds: number;
}

export interface PushLimits {
  /** Milliseconds for a push service to answer. */
  readonly patience?: number;
  /** Aborted, it is waited for no more. */
  readonly closing?: AbortSignal;
}

export interface PushPorts extends PushServices, PushLimits {
  readonly keys: PushKeys;
  readonly publicUrl: string;
}

const usualPatience = 10_000;
const outside = new Agent({ connect: { lookup: lookupOutside, timeout: usualPatience } });
const anywhere = new Agent({ connect: { timeout: usualPatience } });

/**
 * Encrypts a message for one browser (RFC 8291) and leaves it at its push service. Follows no redirect;
 * answers `later` where there was no answer in time, whatever else came.
 */
export async function postPush(
  { target, text, seconds }: Posted,
  { keys, publicUrl, patience = usualPatience, closing, ...services }: PushPorts,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = target;
  if (!isPushService(endpoint, services)) return { kind: 'gone' };
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    {
      endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    text,
    {
      TTL: seconds,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: contactOf(publicUrl), ...keys },
    },
  );
  const limit = AbortSignal.timeout(patience);
  try {
    const answer = await request(endpoint, {
      method: 'POST',
      headers,
      body,
      dispatcher: new URL(endpoint).origin === services.pushTestOrigin ? anywhere : outside,
      signal: closing ? AbortSignal.any([limit, closing]) : limit,
    });
    // What follows the status changes nothing.
    await answer.body.dump({ limit: 64 * 1024 }).catch(() => {});
    return outcomeOf(answer.statusCode, answer.headers['retry-after']);
  } catch {
    return { kind: 'later', seconds: null };
  }
}

/** Push services ask for an address of whoever sends. */
const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:ne-pas-repondre@example.org';

export function outcomeOf(status: number, retryAfter?: string | string[]): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 429 || status >= 500) return { kind: 'later', seconds: secondsIn(retryAfter) };
  return { kind: 'refused', status };
}

/** Of Retry-After: seconds, or a moment (RFC 9110). */
function secondsIn(retryAfter: string | string[] | undefined): number | null {
  const text = Array.isArray(retryAfter) ? retryAfter[0] : retryAfter;
  if (text === undefined) return null;
  const seconds = /^\d{1,9}$/u.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
