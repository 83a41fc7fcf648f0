/** In the place of `navigator.locks`, with one lock: one piece of work after the other. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <Value>(_: string, work: () => Promise<Value>): Promise<Value> => {
      const result = last.then(work, work);
      last = result.catch(() => undefined);
      return result;
    },
    /** As when a browser is killed: whoever held the lock holds it no more. */
    release: () => {
      last = Promise.resolve();
    },
  };
}
