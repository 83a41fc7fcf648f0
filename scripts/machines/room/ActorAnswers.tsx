import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { chancesIn, doneEvent, errorEvent, outlookOf, type Waiting } from '../play/engine.ts';
import { rejections, type Samples } from '../play/samples.ts';
import { guardOf } from '../play/transitions.ts';
import { textOf } from '../play/values.ts';
import { addressOf } from './address.ts';
import { knownAs } from './machines.ts';

interface Props {
  readonly actor: Waiting;
  readonly snapshot: AnyMachineSnapshot;
  readonly samples: Samples;
  readonly silent: boolean;
  readonly onSilent: () => void;
  readonly onEvent: (event: AnyEventObject) => void;
}

/** An actor that has been asked: it answers, is refused, fails, or never says anything. */
export function ActorAnswers({ actor, snapshot, samples, silent, onSilent, onEvent }: Props) {
  const { id, machine } = actor;
  const ofType = (type: string) => samples.events.filter((event) => event.type === type);
  const done = ofType(doneEvent(id, null).type);
  const failed = [
    ...new Map(
      [
        ...ofType(errorEvent(id, null).type),
        ...rejections.map((error) => errorEvent(id, error)),
      ].map((event) => [textOf(event['error']), event]),
    ).values(),
  ];
  const known = machine && knownAs(machine);
  const others = chancesIn(snapshot).filter(({ type }) => !type.endsWith(`.actor.${id}`));
  return (
    <div className="choice">
      <p className="row">
        <strong>{id}</strong>
        {known && (
          <span>
            is a machine: <a href={addressOf(known.id)}>play {known.id}</a>
          </span>
        )}
      </p>
      <Answers
        snapshot={snapshot}
        title="Done"
        label={`${id} is done`}
        events={done.length > 0 ? done : [doneEvent(id, undefined)]}
        read="output"
        onEvent={onEvent}
      />
      {!machine && (
        <>
          <Answers
            snapshot={snapshot}
            title="Refused or failed"
            label={`${id} fails`}
            events={failed}
            read="error"
            onEvent={onEvent}
          />
          <button onClick={onSilent} aria-pressed={silent}>
            Never
          </button>
        </>
      )}
      {silent && (
        <p className="soft">
          {others.length === 0
            ? `${id} never answers: nothing else leads out of here. The machine waits for ever.`
            : `${id} never answers: what is left is ${others.map(({ type }) => type).join(', ')}.`}
        </p>
      )}
    </div>
  );
}

interface AnswersProps {
  readonly snapshot: AnyMachineSnapshot;
  readonly title: string;
  readonly label: string;
  readonly events: readonly AnyEventObject[];
  readonly read: 'output' | 'error';
  readonly onEvent: (event: AnyEventObject) => void;
}

function Answers({ snapshot, title, label, events, read, onEvent }: AnswersProps) {
  const [first] = events;
  const lead = (event: AnyEventObject) => {
    const { takes } = outlookOf(snapshot, event);
    const ways = takes.map((taken) => {
      const guard = guardOf(taken);
      const to = taken.target?.map(({ key }) => key).join(', ') ?? 'stays';
      return guard === null ? to : `${to} [${guard}]`;
    });
    return ways.length > 0 ? ways.join(', ') : 'nothing';
  };
  if (events.length === 1 && first)
    return (
      <button className="event" onClick={() => onEvent(first)}>
        {title} → {lead(first)}
      </button>
    );
  return (
    <select
      className="event"
      aria-label={label}
      value=""
      onChange={({ target }) => {
        const event = events[Number(target.value)];
        if (event) onEvent(event);
      }}
    >
      <option value="">{title}…</option>
      {events.map((event, index) => (
        <option key={index} value={index}>
          → {lead(event)}: {saidIn(event[read])}
        </option>
      ))}
    </select>
  );
}

const saidIn = (value: unknown): string =>
  value instanceof Error
    ? `${'code' in value ? String(value.code) : value.name} ${value.message}`
    : textOf(value).slice(0, 90);
