import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToChanges } from '#web/parts/changes/listen.ts';
import { reconnection } from '#web/parts/changes/reconnect.rules.ts';

describe('a stream of changes that has ended', () => {
  it('reconnects soon after a stable connection, and the page reloads', () => {
    expect(reconnection(60_000, 5)).toEqual({ after: 1000, missed: true, failures: 0 });
  });

  it('is requested at growing intervals where there is none, of five minutes at most, at which the page reloads [OWN-217]', () => {
    expect([0, 1, 2, 9].map((failures) => reconnection(10, failures))).toEqual([
      { after: 1000, missed: false, failures: 1 },
      { after: 4000, missed: false, failures: 2 },
      { after: 16_000, missed: false, failures: 3 },
      { after: 300_000, missed: true, failures: 10 },
    ]);
  });
});

type OnResult = Parameters<Parameters<typeof listenToChanges>[0]>[0];

describe('a page that listens', () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  let streams: OnResult[] = [];
  let open = 0;
  const changed = vi.fn();
  const subscribe = (onResult: OnResult) => {
    streams.push(onResult);
    open += 1;
    return {
      unsubscribe: () => {
        open -= 1;
      },
    };
  };
  const tell = () => streams.at(-1)?.({ data: { changed: { at: '' } }, hasNext: true });
  const look = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page);
    page.hidden = false;
    streams = [];
    open = 0;
    changed.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('receives each change until it leaves', () => {
    const leave = listenToChanges(subscribe, changed);
    tell();
    tell();
    expect(changed).toHaveBeenCalledTimes(2);
    leave();
    expect(open).toBe(0);
  });

  it('has no stream while it is hidden, and reloads when it is visible again', () => {
    const leave = listenToChanges(subscribe, changed);
    look(true);
    expect([open, changed.mock.calls.length]).toEqual([0, 0]);
    look(false);
    expect([open, changed.mock.calls.length]).toEqual([1, 1]);
    leave();
  });

  it('a stream that breaks is opened again; one that never opened causes no reload', () => {
    const leave = listenToChanges(subscribe, changed);
    streams.at(-1)?.({ hasNext: false });
    vi.advanceTimersByTime(1000);
    expect([streams.length, open, changed.mock.calls.length]).toEqual([2, 1, 0]);
    vi.advanceTimersByTime(60_000);
    streams.at(-1)?.({ hasNext: false });
    vi.advanceTimersByTime(1000);
    expect([streams.length, open, changed.mock.calls.length]).toEqual([3, 1, 1]);
    leave();
  });

  it('the end of a stream is no change', () => {
    const leave = listenToChanges(subscribe, changed);
    streams.at(-1)?.({ data: { changed: { at: 'before' } }, hasNext: false });
    expect(changed).not.toHaveBeenCalled();
    leave();
  });
});
