import { useEffect, useEffectEvent } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';

import type { Problem } from '#machines/parts/failure/failure.ts';
import { type Meta, nextIn, reasonIn } from '#machines/parts/flow/meta.ts';

import { arrival, noWayBack, type WayBack } from './arrival.ts';

export interface Ending {
  readonly status: string;
  readonly context: { readonly problem: Problem | null };
  readonly getMeta: () => Readonly<Record<string, Meta | undefined>>;
}

/**
 * Navigates where a finished machine's `meta` says. The next screen hears of an unreadable answer
 * (B-45), of the address that signing in leads back to, and why one is led there.
 */
export function useNext(
  snapshot: Ending,
  parameters: Readonly<Record<string, string>> = {},
  back: WayBack = noWayBack,
) {
  const navigate = useNavigate();
  const next = snapshot.status === 'done' ? nextIn(snapshot.getMeta()) : null;
  const go = useEffectEvent((path: string) =>
    navigate(generatePath(path, parameters), {
      replace: true,
      state: arrival(snapshot.context.problem, reasonIn(snapshot.getMeta()), back),
    }),
  );
  useEffect(() => {
    if (next !== null) void go(next);
  }, [next]);
}
