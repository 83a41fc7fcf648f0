import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Confirming, useEitherOf } from '#web/parts/confirm/useEitherOf.ts';

type Answer = Confirming<string>['onAnswer'];
const problem = { message: 'Non.', severity: 'error' } as const;
const other = { message: 'Pas non plus.', severity: 'error' } as const;
const one = (it: Partial<Confirming<string>> = {}) => ({
  question: null,
  asked: null,
  doing: null,
  problem: null,
  onAnswer: () => undefined,
  ...it,
});
const asking = (it: Partial<Confirming<string>> = {}) =>
  one({ question: 'Vraiment ?', asked: '7', ...it });
const opened = (...first: readonly Confirming<string>[]) =>
  renderHook((confirmations: readonly Confirming<string>[]) => useEitherOf(confirmations), {
    initialProps: first,
  });

describe('several confirmations of one control', () => {
  it('ask nothing while none of them does', () => {
    const { result } = opened(one(), one());
    expect(result.current).toMatchObject({
      question: null,
      asked: null,
      doing: null,
      problem: null,
    });
    expect(() => result.current.onAnswer({ type: 'cancel' })).not.toThrow();
  });

  it('show the one that asks, and the answer goes to it alone', () => {
    const [toFirst, toSecond] = [vi.fn<Answer>(), vi.fn<Answer>()];
    const { result } = opened(one({ onAnswer: toFirst }), asking({ onAnswer: toSecond }));
    expect(result.current).toMatchObject({ question: 'Vraiment ?', asked: '7' });
    act(() => result.current.onAnswer({ type: 'cancel' }));
    expect(toSecond.mock.calls).toEqual([[{ type: 'cancel' }]]);
    expect(toFirst).not.toHaveBeenCalled();
  });

  it('are busy while one of them is', () => {
    expect(opened(one(), one({ doing: '7' })).result.current.doing).toBe('7');
  });

  it('show a refusal until the next answer is confirmed, whichever it is [GEN-05]', () => {
    const { result, rerender } = opened(asking(), one());
    act(() => result.current.onAnswer({ type: 'confirm' }));
    rerender([one({ problem }), asking()]);
    expect(result.current.problem).toEqual(problem);
    act(() => result.current.onAnswer({ type: 'cancel' }));
    expect(result.current.problem).toEqual(problem);
    act(() => result.current.onAnswer({ type: 'confirm' }));
    expect(result.current.problem).toBe(null);
    rerender([one({ problem }), one({ problem: other })]);
    expect(result.current.problem).toEqual(other);
  });
});
