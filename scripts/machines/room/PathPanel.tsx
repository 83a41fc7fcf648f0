import { useState } from 'react';
import { linkTextOf, testOf } from '../play/path.ts';
import { textOf } from '../play/values.ts';
import { eventName } from '../play/transitions.ts';
import type { Effect, Step } from '../play/engine.ts';
import { addressOf } from './address.ts';
import { Copy } from './Copy.tsx';
import type { Known } from './machines.ts';
import type { Playing } from './usePlay.ts';

/** As many steps are in the page at once. */
const most = 200;

/** The steps so far, as a list to walk, a link and a test. */
export function PathPanel({ known, play }: { readonly known: Known; readonly play: Playing }) {
  const { steps, at, now, path, dispatch } = play;
  const [from, setFrom] = useState(Math.max(0, at - most / 2));
  const shown = steps.slice(from, from + most);
  const link = `${location.href.split('#')[0]}${addressOf(known.id, { path: linkTextOf(path) })}`;
  return (
    <>
      <div className="row">
        <Copy text={link} name="link" />
        {now && <Copy text={testOf(known, path, now.snapshot)} name="test" />}
      </div>
      {from > 0 && <button onClick={() => setFrom(Math.max(0, from - most))}>Earlier steps</button>}
      <ol start={from} className="path">
        {shown.map((step, index) => (
          <li key={from + index}>
            <button
              className="link"
              aria-current={from + index === at ? 'step' : undefined}
              onClick={() => dispatch({ type: 'go', to: from + index })}
            >
              {causeOf(step)}
            </button>
            <Effects effects={step.effects} />
            {step.fault !== null && <p className="fault">{step.fault}</p>}
          </li>
        ))}
      </ol>
      {from + most < steps.length && (
        <button onClick={() => setFrom(from + most)}>Later steps (of {steps.length})</button>
      )}
    </>
  );
}

function causeOf({ move, snapshot }: Step): string {
  const state = textOf(snapshot.value).replaceAll('"', '');
  if (move === null) return `begins in ${state}`;
  return 'event' in move ? `${eventName(move.event.type)} → ${state}` : 'the context is typed';
}

const words: Readonly<Record<Effect['kind'], string>> = {
  call: 'calls',
  machine: 'starts',
  sent: 'sends to',
  told: 'tells',
  action: 'does',
};

function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  return effects.map(({ kind, name, value }, index) => (
    <p key={index} className="soft effect">
      {words[kind]} {name} {value !== undefined && <code>{textOf(value).slice(0, 160)}</code>}
    </p>
  ));
}
