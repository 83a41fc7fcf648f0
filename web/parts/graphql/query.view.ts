import type { CombinedError } from '@urql/core';

import {
  type Problem,
  networkFailed,
  problemOf,
  unauthenticated,
} from '#machines/parts/failure/failure.ts';

import { isRefusal, problemView, type ShownProblem } from '../failure/problem.view.ts';
import { rejectionOf } from './rejection.ts';

export type QueryView<Shown> =
  | { readonly state: 'loading' | 'stalled' }
  | { readonly state: 'shown'; readonly shown: Shown }
  | {
      readonly state: 'failed';
      readonly problem: ShownProblem;
      /** The server said no; asking again changes nothing. */
      readonly refused: boolean;
    };

interface Answer<Shown> {
  readonly fetching: boolean;
  readonly shown: Shown | null | undefined;
  readonly error: CombinedError | undefined;
}

/** The state of a query: loading, stalled, shown or failed (GEN-04…06, GEN-15, B-46). */
export function queryView<Shown>({ fetching, shown, error }: Answer<Shown>): QueryView<Shown> {
  const rejection = error && rejectionOf(error);
  // The client is redirecting to the sign-in screen.
  if (unauthenticated(rejection)) return { state: 'loading' };
  if (networkFailed(rejection)) {
    return shown ? { state: 'shown', shown } : { state: 'stalled' };
  }
  if (rejection) return failed(problemOf(rejection));
  if (shown) return { state: 'shown', shown };
  return fetching ? { state: 'loading' } : failed('unreachable');
}

function failed(problem: Problem | null): QueryView<never> {
  return {
    state: 'failed',
    problem: problemView(problem ?? 'unreachable') ?? { message: '', severity: 'error' },
    refused: isRefusal(problem),
  };
}
