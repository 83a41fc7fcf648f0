import { useMemo, useReducer } from 'react';
import type { AnyStateMachine } from 'xstate';
import { faultOf, type Move, playerOf, type Step } from '../play/engine.ts';
import type { Path } from '../play/path.ts';
import { playedWith } from '../play/runs.ts';

interface Played {
  readonly input: unknown;
  readonly steps: readonly Step[];
  /** The step that is shown; what comes after it can be walked again. */
  readonly at: number;
  /** Said where the machine does not even begin. */
  readonly fault: string | null;
}

type Change =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'play'; readonly path: Path };

export function usePlay(machine: AnyStateMachine, first: Path) {
  const player = useMemo(() => playerOf(machine), [machine]);
  const begun = ({ input, moves }: Path): Played => {
    try {
      const steps = playedWith(player, input, moves);
      return { input, steps, at: steps.length - 1, fault: null };
    } catch (error) {
      return { input, steps: [], at: 0, fault: faultOf(error) };
    }
  };
  const changed = (played: Played, change: Change): Played => {
    const { steps, at } = played;
    const now = steps[at];
    if (change.type === 'play') return begun(change.path);
    if (change.type === 'go')
      return { ...played, at: Math.max(0, Math.min(steps.length - 1, change.to)) };
    if (!now) return played;
    return {
      ...played,
      steps: [...steps.slice(0, at + 1), player.after(now, change.move)],
      at: at + 1,
    };
  };
  const [played, dispatch] = useReducer(changed, first, begun);
  const moves = played.steps.slice(1, played.at + 1).flatMap(({ move }) => (move ? [move] : []));
  return {
    ...played,
    now: played.steps[played.at],
    path: { input: played.input, moves },
    dispatch,
  };
}

export type Playing = ReturnType<typeof usePlay>;
