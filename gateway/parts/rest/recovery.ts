import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks, and after which the backend counts as gone. */
const usual = { every: 50, within: 6000 };

/** Whoever asks while an answer is under way gets that one. */
export function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** Resolves to whether the backend is ready, or becomes so in time; all who wait share one look. */
export function recoveryOf(
  ready: () => Promise<boolean>,
  { every, within } = usual,
): () => Promise<boolean> {
  async function look(): Promise<boolean> {
    const deadline = performance.now() + within;
    while (!(await ready())) {
      if (performance.now() > deadline) return false;
      await pause(every);
    }
    return true;
  }

  return shared(look);
}
