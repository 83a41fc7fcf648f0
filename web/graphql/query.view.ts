import type { CombinedError } from '@urql/core';

import { type Problem, networkFailed, problemOf, sessionEnded } from '#machines/failure/failure.ts';

import { problemView, type ShownProblem } from '../failure/problem.view.ts';
import { failureOf } from './ask.ts';

export type QueryView<Shown> =
  | { readonly state: 'loading' | 'stalled' | 'ended' }
  | { readonly state: 'shown'; readonly shown: Shown }
  | { readonly state: 'failed'; readonly problem: ShownProblem };

interface Answer<Shown> {
  readonly fetching: boolean;
  readonly shown: Shown | null | undefined;
  readonly error: CombinedError | undefined;
}

/** A screen that only shows: which of its states it is in (GEN-04…06, GEN-15, B-46). */
export function queryView<Shown>({ fetching, shown, error }: Answer<Shown>): QueryView<Shown> {
  const failure = error && failureOf(error);
  if (failure && sessionEnded(failure)) return { state: 'ended' };
  if (failure && networkFailed(failure)) {
    return shown ? { state: 'shown', shown } : { state: 'stalled' };
  }
  if (failure) return { state: 'failed', problem: told(problemOf(failure)) };
  if (shown) return { state: 'shown', shown };
  return fetching ? { state: 'loading' } : { state: 'failed', problem: told('unreachable') };
}

function told(problem: Problem | null): ShownProblem {
  return problemView(problem ?? 'unreachable') ?? { message: '', severity: 'error' };
}
