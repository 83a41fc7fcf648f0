import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BodyTimes, readBody, type Rooms } from './body.ts';
import { type Blocked, blockedIn } from './policy-reports.rules.ts';
import { tooMany, TurnedAway, wrongType } from './turned-away.ts';

/** Named by every page's policy (security-headers.ts). */
export const policyReportsPath = '/csp-reports';

/** Bytes; a browser sends the reports of a minute together. */
const bodyLimit = 32 * 1024;
const types: ReadonlySet<string> = new Set(['application/reports+json', 'application/csp-report']);
/** Requests in a minute, all senders together: no address is kept to tell them apart. */
const mostInMinute = 120;
const minute = 60_000;

export interface BlockedCount extends Blocked {
  readonly count: number;
}

/** Counts since the start, in memory; a closed list of directives and kinds bounds them. */
export interface PolicyReports {
  /** The most frequent first. */
  readonly counts: () => readonly BlockedCount[];
  /** Reports that came after the limit of a minute was reached, by request. */
  readonly refused: () => number;
  readonly take: (
    request: IncomingMessage,
    response: ServerResponse,
    reading: { readonly rooms: Rooms; readonly times: BodyTimes },
  ) => Promise<void>;
}

/**
 * Takes what browsers report of the policy and keeps numbers only: no address, no page, no sample
 * (OWN-381). Throws `TurnedAway` for what is not taken.
 */
export function openPolicyReports(
  { publicUrl }: { readonly publicUrl: string },
  now = Date.now,
): PolicyReports {
  const counted = new Map<string, BlockedCount>();
  const window = { since: now(), requests: 0 };
  let refused = 0;

  function admit(): void {
    if (now() - window.since >= minute) Object.assign(window, { since: now(), requests: 0 });
    window.requests += 1;
    if (window.requests <= mostInMinute) return;
    refused += 1;
    throw tooMany(Math.ceil((window.since + minute - now()) / 1000));
  }

  const take: PolicyReports['take'] = async (request, response, { rooms, times }) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      throw new TurnedAway(405, { errors: [{ message: 'POST only.' }] });
    }
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    if (!types.has(type.trim().toLowerCase())) throw wrongType();
    admit();
    const body = await readBody(request, response, {
      limit: bodyLimit,
      rooms,
      times,
      confirmSession: () => Promise.resolve(),
    });
    const hosts = new Set([new URL(publicUrl).host, request.headers.host ?? '']);
    const reported = blockedIn(parsed(body), hosts);
    if (reported === null) {
      throw new TurnedAway(400, { errors: [{ message: 'No report.' }] });
    }
    for (const { directive, kind } of reported) {
      const key = `${directive} ${kind}`;
      counted.set(key, { directive, kind, count: (counted.get(key)?.count ?? 0) + 1 });
    }
    response.statusCode = 204;
    response.end();
  };

  return {
    counts: () => [...counted.values()].toSorted((one, other) => other.count - one.count),
    refused: () => refused,
    take,
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
