import { useEffect, useEffectEvent } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';

import type { Problem } from '#machines/parts/failure/failure.ts';
import { type Meta, nextIn, reasonIn } from '#machines/parts/flow/meta.ts';

import { arrival } from './arrival.ts';

export interface Ending {
  readonly status: string;
  readonly context: { readonly problem: Problem | null };
  readonly getMeta: () => Readonly<Record<string, Meta | undefined>>;
}

/**
 * Navigates where a finished machine's `meta` says. The next screen hears of an unreadable answer
 * (B-45), of the address `from` that the reader asked for, and why the session is over.
 */
export function useNext(
  snapshot: Ending,
  parameters: Record<string, string> = {},
  from: string | null = null,
) {
  const navigate = useNavigate();
  const next = snapshot.status === 'done' ? nextIn(snapshot.getMeta()) : null;
  const go = useEffectEvent((path: string) =>
    navigate(generatePath(path, parameters), {
      replace: true,
      state: arrival(snapshot.context.problem, from, reasonIn(snapshot.getMeta())),
    }),
  );
  useEffect(() => {
    if (next !== null) void go(next);
  }, [next]);
}
