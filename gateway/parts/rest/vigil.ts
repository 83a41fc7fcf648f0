import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before the first look and between two, and how many may fail in a row. */
export interface VigilTimes {
  readonly after: number;
  readonly every: number;
  readonly most: number;
}

/**
 * Aborts a long call once the backend shows no sign of life, so that nobody waits its whole time for
 * a black hole (OWN-85). Ends with the call's own signal.
 */
export async function keepVigil(
  alive: () => Promise<boolean>,
  call: AbortController,
  { after, every, most }: VigilTimes,
): Promise<void> {
  await pause(after, null, { signal: call.signal });
  for (let failed = 0; failed < most;) {
    failed = (await alive()) ? 0 : failed + 1;
    if (failed < most) await pause(every, null, { signal: call.signal });
  }
  call.abort();
}
