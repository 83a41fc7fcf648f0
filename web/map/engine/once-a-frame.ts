/** Calls once for each picture of the page, with what came last. */
export function onceAFrame<Turn>(call: (last: Turn) => void) {
  let asked: { readonly last: Turn } | null = null;
  let frame = 0;
  return {
    ask: (turn: Turn) => {
      if (asked === null)
        frame = requestAnimationFrame(() => {
          const turned = asked;
          asked = null;
          if (turned) call(turned.last);
        });
      asked = { last: turn };
    },
    stop: () => {
      cancelAnimationFrame(frame);
      asked = null;
    },
  };
}
