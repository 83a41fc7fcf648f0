import { isRecord } from '../play/values.ts';

/** What happened to an actor, at so many milliseconds after the page began; actors go by their session id. */
export type Entry = { readonly at: number; readonly actor: string } & (
  | {
      readonly kind: 'began';
      readonly name: string;
      readonly parent: string | null;
      /** Null where the actor is no machine. */
      readonly machine: string | null;
      readonly input: unknown;
    }
  | {
      readonly kind: 'got';
      readonly from: string | null;
      readonly event: { readonly type: string; readonly [key: string]: unknown };
    }
  | {
      readonly kind: 'is';
      readonly states: readonly string[];
      readonly status: string;
      /** What of its context is new. */
      readonly context?: Readonly<Record<string, unknown>>;
    }
);

export interface Trace {
  readonly version: typeof version;
  readonly page: string;
  readonly entries: readonly Entry[];
}

const version = 1;

/** More are not kept: the oldest half goes. */
export const most = 100_000;

export const traceWith = (page: string, entries: readonly Entry[]): Trace => ({
  version,
  page,
  entries,
});

/** A trace from a file, or why it is none. */
export function readTrace(text: string): Trace | string {
  const json = parsed(text);
  if (!isRecord(json) || !('version' in json))
    return 'This file is no trace: a trace is JSON with a version and entries.';
  if (json['version'] !== version)
    return `This trace is of version ${String(json['version'])}; this room reads version ${version}.`;
  const { entries, page } = json;
  if (!Array.isArray(entries) || !entries.every(isEntry))
    return 'This trace is damaged: an entry of it cannot be read.';
  return traceWith(typeof page === 'string' ? page : '', entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEntry(json: unknown): json is Entry {
  if (!isRecord(json) || typeof json['at'] !== 'number' || typeof json['actor'] !== 'string')
    return false;
  const { kind, event, states, name } = json;
  if (kind === 'got') return isRecord(event) && typeof event['type'] === 'string';
  if (kind === 'is') return Array.isArray(states) && isRecord(json['context'] ?? {});
  return kind === 'began' && typeof name === 'string';
}

/** An actor as it is after some entries. */
export interface Living {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly machine: string | null;
  readonly input: unknown;
  readonly states: readonly string[];
  readonly status: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Of the context, what changed since the last event that any actor got. */
  readonly changed: ReadonlySet<string>;
  /** What it got, in order. */
  readonly events: readonly { readonly type: string; readonly [key: string]: unknown }[];
}

/** React makes an actor twice in development, and starts one. */
export const notStarted = 'not started';

/** All actors in the order in which they began. */
export function livingAfter(entries: readonly Entry[]): ReadonlyMap<string, Living> {
  const living = new Map<string, Living & { events: Living['events'][number][] }>();
  const lastEvent = entries.findLastIndex(({ kind }) => kind === 'got');
  for (const [index, entry] of entries.entries()) {
    const { actor } = entry;
    const known = living.get(actor);
    if (entry.kind === 'began') {
      const { name, parent, machine, input } = entry;
      const born = { id: actor, name, parent, machine, input };
      const unknown = { context: {}, changed: new Set<string>() };
      living.set(actor, { ...born, ...unknown, states: [], status: notStarted, events: [] });
    } else if (known && entry.kind === 'got') known.events.push(entry.event);
    else if (known && entry.kind === 'is') {
      const { states, status, context = {} } = entry;
      const news = index > lastEvent ? Object.keys(context) : [];
      living.set(actor, {
        ...known,
        states,
        status,
        context: { ...known.context, ...context },
        changed: new Set([...known.changed, ...news]),
      });
    }
  }
  return living;
}
