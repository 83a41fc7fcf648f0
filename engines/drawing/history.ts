/** What was, what is, and what was taken back. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
}

/** So many steps can be taken back. */
export const historySteps = 100;

export const begun = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** A new state; what had been taken back is gone. */
export const recorded = <State>(
  { past, present }: History<State>,
  next: State,
): History<State> => ({
  past: [...past, present].slice(-historySteps),
  present: next,
  future: [],
});

export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...later] = future;
  return after === undefined
    ? { past, present, future }
    : { past: [...past, present], present: after, future: later };
}
