import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  use,
} from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../chart.ts';
import { Drawing, type Marks } from '../Drawing.tsx';
import { layout, placeIn } from '../layout.ts';
import { isArrow, nextTo } from './next-part.ts';
import { Zoomable } from './Zoomable.tsx';

interface Props {
  readonly machine: AnyStateMachine;
  readonly marks: Marks;
  readonly onChoose: (part: string) => void;
  readonly children: ReactNode;
}

const laidOut = new WeakMap<AnyStateMachine, ReturnType<typeof lay>>();

async function lay(machine: AnyStateMachine) {
  const chart = chartOf(machine);
  return { chart, page: await layout(chart) };
}

function layoutOf(machine: AnyStateMachine) {
  const known = laidOut.get(machine) ?? lay(machine);
  laidOut.set(machine, known);
  return known;
}

/** The picture of a machine, where it is lit. */
export function ChartView({ children, ...props }: Props) {
  return (
    <>
      <div className="legend soft">
        <span>✓ answered, ✗ failed, [guard]; dashed: parallel; double rim: the end</span> {children}
      </div>
      <div className="chart">
        <Suspense fallback={<p className="soft">The picture is laid out…</p>}>
          <Picture {...props} />
        </Suspense>
      </div>
    </>
  );
}

const Picture = memo(function Picture({ machine, marks, onChoose }: Omit<Props, 'children'>) {
  const { chart, page } = use(layoutOf(machine));
  const { width = 0, height = 0 } = page;
  const sight = placeIn(page, [...marks.lit].at(-1) ?? '');
  const choose = ({ target }: SyntheticEvent) => {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    const name = part?.getAttribute('data-part');
    if (name) onChoose(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(event);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      nextTo(event.currentTarget, event.key)?.focus();
    }
  };
  return (
    <Zoomable width={width} height={height} sight={sight} label={`Picture of ${machine.id}`}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its parts are what is pressed */}
      <div onClick={choose} onKeyDown={onKeyDown}>
        <Drawing chart={chart} page={page} title={machine.id} marks={marks} />
      </div>
    </Zoomable>
  );
});
