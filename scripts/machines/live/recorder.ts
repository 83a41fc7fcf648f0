import { Actor, type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate';
import { statesIn } from '../play/engine.ts';
import { isRecord, written } from '../play/values.ts';
import { withoutSecrets } from './secrets.ts';
import type { Entry } from './trace.ts';

/** Tells what happens to the actors of a page, without secrets; `now` is in milliseconds. */
export function recorderTo(tell: (entry: Entry) => void, now: () => number) {
  const last = new Map<string, string>();
  return (inspected: InspectionEvent): void => {
    const { actorRef } = inspected;
    if (!(actorRef instanceof Actor)) return;
    const { logic, sessionId: actor } = actorRef;
    const at = Math.round(now());
    const machine = logic instanceof StateMachine ? logic.id : null;
    const parent = actorRef.options.parent?.sessionId ?? null;
    switch (inspected.type) {
      case '@xstate.actor':
        tell({
          kind: 'began',
          at,
          actor,
          name: parent === null ? (machine ?? actorRef.id) : actorRef.id,
          parent,
          machine,
          input: plain(actorRef.options.input),
        });
        break;
      case '@xstate.event': {
        const { type } = inspected.event;
        // What an actor tells itself of its promise is told to its parent at once.
        if (/^xstate\.(?:init|promise\.\w+)$/u.test(type)) break;
        const carried = plain(inspected.event);
        const event = { ...(isRecord(carried) ? carried : {}), type };
        tell({ kind: 'got', at, actor, from: inspected.sourceRef?.sessionId ?? null, event });
        break;
      }
      case '@xstate.snapshot': {
        const { snapshot } = inspected;
        const states = isMachines(snapshot) ? statesIn(snapshot) : [];
        const now = [snapshot.status, ...states].join(' ');
        if (last.get(actor) === now) break;
        last.set(actor, now);
        tell({ kind: 'is', at, actor, states, status: snapshot.status });
        break;
      }
      default:
    }
  };
}

const isMachines = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  isRecord(snapshot) && 'machine' in snapshot && 'value' in snapshot;

/** Of what cannot be written (a circle, say) nothing is told. */
function plain(value: unknown): unknown {
  try {
    return withoutSecrets(written(value));
  } catch {
    return null;
  }
}
