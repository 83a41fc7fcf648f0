import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type Chance, outlookOf } from '../play/engine.ts';
import { eventName, guardOf, keyOf } from '../play/transitions.ts';
import { textOf } from '../play/values.ts';
import { isEvent } from '../play/runs.ts';
import { JsonEditor } from './JsonEditor.tsx';

interface Props {
  readonly chance: Chance;
  readonly snapshot: AnyMachineSnapshot;
  /** Those of this type. */
  readonly samples: readonly AnyEventObject[];
  readonly onEvent: (event: AnyEventObject) => void;
  readonly onAbout: (part: string) => void;
}

/** An event: where it leads now, or which guard forbids it; what it carries may be chosen or typed. */
export function EventChoice({ chance, snapshot, samples, onEvent, onAbout }: Props) {
  const offered = samples.length > 0 ? samples : [{ type: chance.type }];
  const outlooks = offered.map((event) => outlookOf(snapshot, event));
  const first = outlooks.findIndex(({ takes }) => takes.length > 0);
  const [at, setAt] = useState(Math.max(0, first));
  const event = offered[at] ?? { type: chance.type };
  const { takes, forbiddenBy, fault } = outlooks[at] ?? outlookOf(snapshot, event);
  const leads = takes.flatMap(({ target }) => target?.map(({ id }) => id) ?? ['stays']);
  const [key] = takes.length > 0 ? takes.map(keyOf) : chance.transitions.map(keyOf);
  return (
    <div className="choice">
      <div className="row">
        <button className="event" disabled={takes.length === 0} onClick={() => onEvent(event)}>
          {eventName(chance.type)}
        </button>
        <button className="link" onClick={() => key !== undefined && onAbout(key)}>
          {takes.length > 0 ? (
            <>
              → {leads.join(', ')}
              {takes.map(guardOf).map((guard) => guard !== null && ` [${guard}]`)}
            </>
          ) : (
            <span className="forbidden">
              {fault ?? `forbidden by ${forbiddenBy.join(', ') || 'nothing that has a name'}`}
            </span>
          )}
        </button>
      </div>
      {(samples.length > 1 || Object.keys(event).length > 1) && (
        <details>
          <summary>what it carries</summary>
          {samples.length > 1 && (
            <select
              aria-label={`What ${chance.type} carries`}
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
            >
              {samples.map((sample, index) => (
                <option key={index} value={index}>
                  {outlooks[index]?.takes.length ? '' : '✗ '}
                  {textOf({ ...sample, type: undefined })
                    .replace('"type":{"$absent":true}', '')
                    .slice(0, 90)}
                </option>
              ))}
            </select>
          )}
          <JsonEditor
            key={at}
            label={chance.type}
            value={event}
            action="Send this"
            onChange={(typed) => {
              if (isEvent(typed)) onEvent(typed);
            }}
          />
        </details>
      )}
    </div>
  );
}
