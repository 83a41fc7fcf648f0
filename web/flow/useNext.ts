import { useEffect, useEffectEvent } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';

import type { Problem } from '#machines/failure/failure.ts';
import { type Meta, nextIn } from '#machines/meta/meta.ts';

import { arrival } from './arrival.ts';

interface Ending {
  readonly status: string;
  readonly context: { readonly problem: Problem | null };
  readonly getMeta: () => Readonly<Record<string, Meta | undefined>>;
}

/** Goes where a machine that has ended says, and takes an unreadable answer along (B-45). */
export function useNext(snapshot: Ending, parameters: Record<string, string> = {}) {
  const navigate = useNavigate();
  const next = snapshot.status === 'done' ? nextIn(snapshot.getMeta()) : null;
  const go = useEffectEvent((path: string) =>
    navigate(generatePath(path, parameters), {
      replace: true,
      state: arrival(snapshot.context.problem),
    }),
  );
  useEffect(() => {
    if (next !== null) void go(next);
  }, [next]);
}
