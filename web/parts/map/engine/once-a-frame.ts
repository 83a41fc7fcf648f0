/** Throttles calls to one per animation frame, with the last argument. */
export function onceAFrame<Turn>(call: (last: Turn) => void) {
  let pending: { readonly last: Turn } | null = null;
  let frame = 0;
  return {
    ask: (turn: Turn) => {
      if (pending === null)
        frame = requestAnimationFrame(() => {
          const latest = pending;
          pending = null;
          if (latest) call(latest.last);
        });
      pending = { last: turn };
    },
    stop: () => {
      cancelAnimationFrame(frame);
      pending = null;
    },
  };
}
