import type { AnyEventObject, MachineContext } from 'xstate';

import { inspection } from './flow/inspection.ts';

/** Stately Inspect opens a page of its maker: only in development, and only with ?inspect (DC-04). */
export async function startInspecting(): Promise<void> {
  if (!import.meta.env.DEV || !new URLSearchParams(location.search).has('inspect')) return;
  const { createBrowserInspector } = await import('@statelyai/inspect');
  inspection.inspect = createBrowserInspector({
    sanitizeContext: (context): MachineContext => withoutSecrets(context),
    sanitizeEvent: (event): AnyEventObject => withoutSecrets(event),
  }).inspect;
}

const secrets = new Set(['password', 'token', 'mapToken']);

const withoutSecrets = (value: object) =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => (secrets.has(key) ? '(hidden)' : inner)),
  );
