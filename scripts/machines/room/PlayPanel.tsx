import { useState } from 'react';
import { chancesIn, statesIn, waitingIn } from '../play/engine.ts';
import type { Samples } from '../play/samples.ts';
import { eventName } from '../play/transitions.ts';
import { ActorAnswers } from './ActorAnswers.tsx';
import { EventChoice } from './EventChoice.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import type { Known } from './machines.ts';
import type { Playing } from './usePlay.ts';

interface Props {
  readonly known: Known;
  readonly play: Playing;
  readonly samples: Samples;
  readonly onAbout: (part: string) => void;
}

/** What is, what may happen now, and what may not. */
export function PlayPanel({ known, play, samples, onAbout }: Props) {
  const { now, at, steps, dispatch } = play;
  const [silent, setSilent] = useState<ReadonlySet<string>>(new Set());
  if (!now) return <Input play={play} samples={samples} />;
  const { snapshot } = now;
  const chances = chancesIn(snapshot).filter(
    ({ type }) => !/^xstate\.(?:done|error)\.actor\./u.test(type),
  );
  const waiting = waitingIn(snapshot);
  const ended = snapshot.status !== 'active';
  const elsewhere = known.machine.events.filter(
    (type) => !type.startsWith('xstate.') && !chances.some((chance) => chance.type === type),
  );
  return (
    <>
      <div className="steps" role="group" aria-label="Time">
        <button
          onClick={() => dispatch({ type: 'go', to: 0 })}
          disabled={at === 0}
          aria-label="To the beginning"
        >
          ⇤
        </button>
        <button onClick={() => dispatch({ type: 'go', to: at - 1 })} disabled={at === 0}>
          ← Back
        </button>
        <button
          onClick={() => dispatch({ type: 'go', to: at + 1 })}
          disabled={at >= steps.length - 1}
        >
          Forth →
        </button>
        <span className="soft">
          step {at} of {steps.length - 1}
        </span>
      </div>
      {now.fault !== null && <p className="fault">The machine threw. {now.fault}</p>}
      <p className="now" aria-live="polite">
        {statesIn(snapshot)
          .filter((id) => id !== known.id)
          .map((id) => (
            <button key={id} className="chip" onClick={() => onAbout(id)}>
              {id.slice(known.id.length + 1)}
            </button>
          ))}
      </p>
      {questionsIn(snapshot.getMeta()).map((question) => (
        <p key={question} className="question">
          « {question} »
        </p>
      ))}
      {ended && <p>The machine has ended ({snapshot.status}). Go back to try another way.</p>}
      {waiting.length > 0 && <h2>Who answers</h2>}
      {waiting.map((actor) => (
        <ActorAnswers
          key={`${actor.id} ${at}`}
          actor={actor}
          snapshot={snapshot}
          samples={samples}
          silent={silent.has(actor.id)}
          onSilent={() => setSilent(new Set([...silent, actor.id]))}
          onEvent={(event) => {
            setSilent(new Set());
            dispatch({ type: 'move', move: { event } });
          }}
        />
      ))}
      {chances.length > 0 && <h2>What may happen</h2>}
      {chances.map((chance) => (
        <EventChoice
          key={`${chance.type} ${at}`}
          chance={chance}
          snapshot={snapshot}
          samples={samples.events.filter(({ type }) => type === chance.type)}
          onEvent={(event) => dispatch({ type: 'move', move: { event } })}
          onAbout={onAbout}
        />
      ))}
      {!ended && elsewhere.length > 0 && (
        <p className="soft">No transition here: {elsewhere.map(eventName).join(', ')}</p>
      )}
      <h2>Context</h2>
      <JsonEditor
        key={at}
        label="Context"
        value={snapshot.context}
        action="Change the context"
        onChange={(context) =>
          isContext(context) ? dispatch({ type: 'move', move: { context } }) : undefined
        }
      />
      <details>
        <summary>Input</summary>
        <Input play={play} samples={samples} />
      </details>
    </>
  );
}

const isContext = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function questionsIn(metas: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.values(metas).flatMap((meta) =>
    typeof meta === 'object' && meta !== null && 'confirm' in meta ? [String(meta.confirm)] : [],
  );
}

function Input({ play, samples }: Pick<Props, 'play' | 'samples'>) {
  const begin = (input: unknown) => play.dispatch({ type: 'play', path: { input, moves: [] } });
  return (
    <>
      {samples.inputs.length > 1 && (
        <select
          aria-label="Inputs that tests use"
          value=""
          onChange={({ target }) => begin(samples.inputs[Number(target.value)])}
        >
          <option value="">Inputs that tests use ({samples.inputs.length})</option>
          {samples.inputs.map((input, index) => (
            <option key={index} value={index}>
              {(JSON.stringify(input) ?? 'none').slice(0, 80)}
            </option>
          ))}
        </select>
      )}
      <JsonEditor
        label="Input"
        value={play.input}
        action="Begin with this input"
        onChange={begin}
      />
    </>
  );
}
