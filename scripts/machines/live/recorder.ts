import { Actor, type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate';
import { statesIn } from '../play/engine.ts';
import { isRecord, written } from '../play/values.ts';
import { withoutSecrets } from './secrets.ts';
import type { SentenceOf } from './sentences.ts';
import type { Entry } from './trace.ts';

interface Ports {
  readonly tell: (entry: Entry) => void;
  /** In milliseconds. */
  readonly now: () => number;
  readonly sentenceOf?: SentenceOf;
}

/** Tells what happens to the actors of a page, without secrets. */
export function recorderTo({ tell, now, sentenceOf }: Ports) {
  const last = new Map<string, { readonly where: string; readonly context: object }>();
  const plain = (value: unknown) => plainOf(value, sentenceOf);
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
        const where = [snapshot.status, ...states].join(' ');
        const context: object = isMachines(snapshot) ? snapshot.context : {};
        const before = last.get(actor);
        const changed = changedIn(before?.context ?? {}, context);
        if (before?.where === where && changed.length === 0) break;
        last.set(actor, { where, context });
        const news = plain(Object.fromEntries(changed));
        tell({
          kind: 'is',
          at,
          actor,
          states,
          status: snapshot.status,
          ...(changed.length > 0 && isRecord(news) && { context: news }),
        });
        break;
      }
      default:
    }
  };
}

const isMachines = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  isRecord(snapshot) && 'machine' in snapshot && 'value' in snapshot;

/** What a context holds anew: an assignment makes a new value where it changes one. */
const changedIn = (before: object, after: object) => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).filter(
    ([key, value]) => !known.has(key) || known.get(key) !== value,
  );
};

/** Of what cannot be written (a circle, say) nothing is told. */
function plainOf(value: unknown, sentenceOf: SentenceOf | undefined): unknown {
  try {
    return withoutSecrets(written(value), sentenceOf);
  } catch {
    return null;
  }
}
