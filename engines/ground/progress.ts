import type { GroundPhase, GroundProgress } from './ground.ts';

/** Where each phase begins, as a share of the whole work; measured on Liechtenstein. */
export type Plan = Readonly<Partial<Record<GroundPhase, readonly [from: number, to: number]>>>;

const steps = 200;
/** Before this share there is too little to forecast from. */
const leastShare = 0.02;

/** Receives how much of a phase is done. */
export type Progress = (phase: GroundPhase, ofPhase: number) => void;

/** Reports each half per cent once, with the seconds left at the pace so far. */
export function progressOf(
  plan: Plan,
  report: (progress: GroundProgress) => void,
  now: () => number = () => performance.now(),
): Progress {
  const begun = now();
  let reported = -1;
  return (phase, ofPhase) => {
    const [from, to] = plan[phase] ?? [0, 1];
    const share = Math.max(reported / steps, from + (to - from) * Math.min(1, ofPhase));
    const step = Math.floor(share * steps);
    if (step <= reported) return;
    reported = step;
    const seconds = (now() - begun) / 1000;
    const secondsLeft = share < leastShare ? null : Math.round((seconds * (1 - share)) / share);
    report({ phase, share, secondsLeft });
  };
}
