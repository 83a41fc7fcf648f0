import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import {
  Actor,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate';
import { walkedBy } from '../../scripts/machines/play/runs.ts';
import { textOf } from '../../scripts/machines/play/values.ts';

/** A run of a machine in a test, or the events from which a test explores all its runs. */
export type Played = {
  readonly machine: AnyStateMachine;
  readonly events: readonly AnyEventObject[];
} & ({ readonly input: unknown } | { readonly inputs: readonly unknown[] });

const folder = process.env['MACHINE_TRACES'];

/** Writes what tests play, for `npm run machines`, where its folder is given. */
export function rememberPlayed({ machine, ...played }: Played) {
  if (!folder) return;
  const { currentTestName, testPath } = expect.getState();
  const walked =
    'input' in played ? { walked: walkedBy(machine, played.input, played.events) } : {};
  const line = textOf({
    ...played,
    ...walked,
    machine: machine.id,
    test: currentTestName,
    file: testPath,
  });
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`);
}

/** Spread into the options of an actor: what is sent to it, and to the machines it invokes, is remembered as played. */
export const remembered: { inspect?: (inspected: InspectionEvent) => void } = folder
  ? { inspect: rememberer(rememberPlayed) }
  : {};

/** Hands over the run of each machine that runs in a test, when that test ends. */
export function rememberer(remember: (played: Played) => void) {
  const running = new Map<unknown, AnyEventObject[]>();
  return (inspected: InspectionEvent) => {
    const { actorRef } = inspected;
    if (!(actorRef instanceof Actor)) return;
    const { logic, options } = actorRef;
    if (!(logic instanceof StateMachine)) return;
    if (inspected.type === '@xstate.actor') {
      const events: AnyEventObject[] = [];
      running.set(actorRef, events);
      onTestFinished(() => {
        running.delete(actorRef);
        remember({ machine: logic, input: options.input, events });
      });
    }
    if (inspected.type === '@xstate.event' && knows(logic.events, inspected.event.type))
      running.get(actorRef)?.push(inspected.event);
  };
}

/** A child's snapshots, say, reach a machine that does not listen. */
const knows = (events: readonly string[], type: string) =>
  events.includes(type) || /^xstate\.(?:done|error)\.actor\./u.test(type);
