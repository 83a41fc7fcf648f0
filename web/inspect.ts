import type { StatelyInspectionEvent } from '@statelyai/inspect';

import { inspection } from './parts/flow/inspection.ts';

/** Opens Stately Inspect, a page of an external host: only in development and with `?inspect` (DC-04). */
export async function startInspecting(): Promise<void> {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  inspection.inspect = createBrowserInspector({ serialize: withoutSecrets }).inspect;
}

const secrets = new Set(['password', 'token', 'mapToken']);

/** As JSON, with the secrets of contexts, events, inputs and outputs hidden: promise actors have no context. */
export const withoutSecrets = (event: StatelyInspectionEvent): StatelyInspectionEvent =>
  JSON.parse(
    JSON.stringify(event, (key, value: unknown) => (secrets.has(key) ? '(hidden)' : value)),
  );
