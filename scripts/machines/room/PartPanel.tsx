import { useMemo } from 'react';
import type { AnyTransitionDefinition } from 'xstate';
import type { Proof } from '../play/runs.ts';
import type { Samples } from '../play/samples.ts';
import { eventName, guardOf, nameOf, nodesOf } from '../play/transitions.ts';
import { type Way, waysOf } from '../play/ways.ts';
import { type Known, placeOf, requirementsIn } from './machines.ts';
import { Place } from './Place.tsx';

interface Props {
  readonly known: Known;
  /** A state or a transition by name. */
  readonly part: string;
  /** Undefined for a state. */
  readonly transition: AnyTransitionDefinition | undefined;
  readonly tests: Proof['tests'];
  readonly samples: Samples;
  readonly onWay: (way: Way) => void;
}

/** What the sources, the documents and the tests say of a state or a transition. */
export function PartPanel({ known, part, transition, tests, samples, onWay }: Props) {
  const ways = useMemo(() => waysOf(known.machine, samples), [known, samples]);
  const way = ways.get(part);
  const state = transition?.source ?? nodesOf(known.machine).find(({ id }) => id === part);
  const questions = [state, ...(transition?.target ?? [])].flatMap((node) => {
    const meta: unknown = node?.meta;
    return typeof meta === 'object' && meta !== null && 'confirm' in meta
      ? [String(meta.confirm)]
      : [];
  });
  return (
    <>
      <h2>{transition ? `${transition.source.id}: ${eventName(transition.eventType)}` : part}</h2>
      <p>
        <Place at={placeOf(known, part)} />
      </p>
      {questions.map((question) => (
        <p key={question} className="question">
          « {question} »
        </p>
      ))}
      {transition && (
        <dl>
          <dt>leads to</dt>
          <dd>{transition.target?.map(({ id }) => id).join(', ') ?? 'where it is'}</dd>
          <dt>guard</dt>
          <dd>{guardOf(transition) ?? 'none'}</dd>
          <dt>actions</dt>
          <dd>{transition.actions.map(nameOf).join(', ') || 'none'}</dd>
        </dl>
      )}
      {state && !transition && (
        <dl>
          <dt>kind</dt>
          <dd>{[state.type, ...state.tags].join(', ')}</dd>
          <dt>calls</dt>
          <dd>{state.invoke.map(({ id }) => id).join(', ') || 'nobody'}</dd>
          <dt>entry, exit</dt>
          <dd>{[...state.entry, ...state.exit].map(nameOf).join(', ') || 'nothing'}</dd>
        </dl>
      )}
      {way ? (
        <button onClick={() => onWay(way)}>
          Play the shortest way ({way.moves.length} {way.moves.length === 1 ? 'step' : 'steps'})
        </button>
      ) : (
        <p className="soft">What the tests play with leads to no way here.</p>
      )}
      <h2>Proved by</h2>
      {tests.length === 0 && <p className="fault">No test walks it.</p>}
      {tests.slice(0, 4).map(({ test, file }) => (
        <div key={test} className="proof">
          <p>
            {test.replace(/ \[[^\]]+\]$/u, '')} <Place at={file} />
          </p>
          {requirementsIn(test).map(({ id, sentence }) => (
            <p key={id} className="soft">
              <strong>{id}</strong> {sentence}
            </p>
          ))}
        </div>
      ))}
      {tests.length > 4 && <p className="soft">and {tests.length - 4} more</p>}
    </>
  );
}
