import { startTransition, useEffect, useState } from 'react';

import { whenIdle } from './when-idle.ts';

const touches = ['pointerdown', 'wheel', 'keydown'];

/** Whether what is shown has been painted and the thread has rested since, or somebody has touched the page. */
export function useRested(shown: boolean): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!shown || rested) return undefined;
    let leave = () => {};
    // What is shown stays until what follows has come.
    const rest = () => startTransition(() => setRested(true));
    // The second frame begins when the first one has been painted.
    const frame = requestAnimationFrame(() => {
      leave = afterFrame(() => {
        leave = whenIdle(rest);
      });
    });
    for (const touch of touches) addEventListener(touch, rest, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      leave();
      for (const touch of touches) removeEventListener(touch, rest);
    };
  }, [shown, rested]);
  return rested;
}

function afterFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
