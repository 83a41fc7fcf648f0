import type { Living } from '../live/trace.ts';
import { eventName } from '../play/transitions.ts';
import { type Got, nameIn } from './LiveEvents.tsx';
import { Zoomable } from './Zoomable.tsx';

const most = 40;
const size = { column: 190, row: 26, head: 34 };

/** Who sent what to whom: the last events, the newest at the foot. */
export function Sequence({
  events,
  living,
}: {
  readonly events: readonly Got[];
  readonly living: ReadonlyMap<string, Living>;
}) {
  const shown = events.slice(-most);
  const actors = [...new Set(shown.flatMap(({ from, actor }) => [from, actor]))];
  const width = actors.length * size.column;
  const height = size.head + shown.length * size.row + 10;
  const middle = (actor: string | null) => (actors.indexOf(actor) + 0.5) * size.column;
  if (shown.length === 0) return null;
  return (
    <section aria-label="Sequence">
      <h2>Sequence</h2>
      <Zoomable width={width} height={height} label="Sequence diagram">
        <svg {...{ width, height }} viewBox={`0 0 ${width} ${height}`} role="img">
          <title>Who sent what to whom</title>
          {actors.map((actor) => (
            <g key={actor}>
              <line className="a life" x1={middle(actor)} x2={middle(actor)} y1={24} y2={height} />
              <text className="n" x={middle(actor)} y={16} textAnchor="middle">
                {nameIn(living, actor).slice(0, 20)}
              </text>
            </g>
          ))}
          {shown.map(({ from, actor, event, index }, row) => {
            const y = size.head + (row + 0.8) * size.row;
            const [start, end] = [middle(from), middle(actor)];
            const [left, right] = [Math.min(start, end), Math.max(start, end)];
            const tip = start <= end ? 6 : -6;
            return (
              <g key={index}>
                <path className="a" d={`M${start} ${y}H${end}m${-tip} -4l${tip} 4l${-tip} 4`} />
                <text
                  x={left === right ? left + 8 : (left + right) / 2}
                  y={y - 5}
                  textAnchor={left === right ? 'start' : 'middle'}
                >
                  {eventName(event.type)}
                </text>
              </g>
            );
          })}
        </svg>
      </Zoomable>
    </section>
  );
}
