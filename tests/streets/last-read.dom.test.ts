import { renderHook } from '@testing-library/react';
import { CombinedError } from '@urql/core';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { useLastRead } from '#web/streets/useLastRead.ts';

const read = { streets: ['Rue Basse'] };
const refusedWith = (status: number) =>
  new CombinedError({
    graphQLErrors: [
      new GraphQLError('Non.', { extensions: { code: 'REFUSED', severity: 'error' } }),
    ],
    response: new Response(null, { status }),
  });
const shown = { state: 'shown', shown: read };
const failed = (refused: boolean) => ({
  state: 'failed',
  problem: { message: 'Non.', severity: 'error' },
  refused,
});

interface Answer {
  readonly fetching: boolean;
  readonly read?: typeof read | undefined;
  readonly error?: CombinedError | undefined;
}

/** What is shown after a first answer and the next. */
function after(first: Partial<Answer>, error: CombinedError) {
  const { result, rerender } = renderHook(
    (answer: Answer) => useLastRead({ read: undefined, error: undefined, ...answer }),
    { initialProps: { fetching: false, ...first } },
  );
  rerender({ fetching: false, error });
  return result.current;
}

it('streets that were read stay while the server has no room, and end with a refusal [OWN-161, OWN-38]', () => {
  expect(after({ read }, refusedWith(503))).toEqual(shown);
  expect(after({ read }, refusedWith(429))).toEqual(shown);
  expect(after({ read }, refusedWith(200))).toEqual(failed(true));
});

it('without any read yet, a server without room may be asked again [OWN-161, OWN-38]', () => {
  expect(after({}, refusedWith(503))).toEqual(failed(false));
  expect(after({}, refusedWith(200))).toEqual(failed(true));
});
