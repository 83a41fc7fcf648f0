import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AnyEventObject, createActor, createMachine, fromPromise } from 'xstate';
import { coverageOf, coverageTable, faultsOf } from '../../scripts/machines/coverage.ts';
import { doneEvent, errorEvent } from '../../scripts/machines/play/engine.ts';
import { proofsOf, type Run, walkedBy } from '../../scripts/machines/play/runs.ts';
import { samplesOf } from '../../scripts/machines/play/samples.ts';
import { read } from '../../scripts/machines/play/values.ts';
import { waysOf } from '../../scripts/machines/play/ways.ts';
import { rememberer, type Played } from '../support/played.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { keepingMachine } from '#machines/domain/pocket/keeping.machine.ts';
import { KeepingError } from '#machines/parts/failure/keeping-error.ts';
import type { Done } from '#schema/generated.ts';

const ask = { type: 'ask', subject: { territoryId: '12', historyId: '340' } };
const confirm = { type: 'confirm' };

describe('what tests play', () => {
  const run = (test: string, events: readonly AnyEventObject[]): Run => ({
    test,
    file: 'a.test.ts',
    input: { $absent: true },
    events,
    walked: walkedBy(reprieveMachine, undefined, events),
  });
  const runs: readonly Run[] = [
    run('asks', [ask]),
    run('grants', [ask, confirm]),
    {
      test: 'explores',
      file: 'a.test.ts',
      inputs: [{ $absent: true }],
      events: [{ type: 'cancel' }],
    },
  ];

  it('proves states and transitions, the shortest run first; an exploration proves nothing by itself [OWN-139]', () => {
    const proofs = proofsOf(reprieveMachine, runs);
    const tests = (part: string) => proofs.get(part)?.tests.map(({ test }) => test);
    expect(tests('reprieve.quiet ask 0')).toEqual(['asks', 'grants']);
    expect(tests('reprieve.doing')).toEqual(['grants']);
    expect(tests('reprieve.asking cancel 0')).toEqual([]);
    expect(proofs.size).toBe(10);
  });

  it('is counted from what they really send, an error of a class of its own too [OWN-139]', () => {
    const full = errorEvent('fillPocket', new KeepingError('full'));
    const walked = walkedBy(keepingMachine, { asked: true, on: true, listed: 'a' }, [
      full,
      { type: 'retry' },
    ]);
    expect(walked).toMatchObject({ 'keeping.notKept': 1, 'keeping.notKept retry 0': 2 });
    expect(walked['keeping.kept']).toBe(undefined);
  });

  it('by actors that run is remembered when the test ends, those of machines inside too [OWN-139]', async () => {
    const played: Played[] = [];
    const answer: Done = {
      __typename: 'Done',
      message: null,
      messageType: 'success',
      notice: null,
    };
    onTestFinished(() =>
      expect(played.map(({ machine: { id }, events }) => [id, events])).toEqual([
        ['reprieve', [ask, confirm, doneEvent('grantReprieve', answer)]],
        ['outer', []],
      ]),
    );
    const grantReprieve = fromPromise(async () => answer);
    const inner = reprieveMachine.provide({ actors: { grantReprieve } });
    const outer = createMachine({ id: 'outer', invoke: { id: 'inner', src: inner } });
    const actor = createActor(outer, { inspect: rememberer((one) => played.push(one)) }).start();
    const child = actor.getSnapshot().children['inner'];
    child?.send(ask);
    child?.send(confirm);
    await vi.waitFor(() => expect(child?.getSnapshot()).toMatchObject({ value: 'quiet' }));
    expect(played).toEqual([]);
  });

  it('that walks not all needs a reason, and a reason a part that is not walked [OWN-139]', () => {
    const covered = (reasons: Readonly<Record<string, string>>) =>
      coverageOf(
        [reprieveMachine],
        { problem: null, all: true, byMachine: { reprieve: runs } },
        reasons,
      );
    const missing = covered({})[0]?.missing ?? [];
    expect(missing).toContainEqual({ part: 'reprieve.asking cancel', reason: null });
    expect(faultsOf(covered({}), {})).toEqual(
      missing.map(({ part }) => `No test walks ${part}, and no reason is given.`),
    );
    const reasons = {
      ...Object.fromEntries(missing.map(({ part }) => [part, 'Nobody says no.'])),
      'reprieve.asking': 'Nobody asks.',
    };
    expect(faultsOf(covered(reasons), reasons)).toEqual([
      'reprieve.asking needs no reason: a test walks it, or it is no more.',
    ]);
    expect(coverageTable(covered(reasons))).toContain('reprieve.asking cancel: Nobody says no.');
  });

  it('is what one plays with, beside bare events and the common answers of actors [OWN-137]', () => {
    const { inputs, events } = samplesOf(reprieveMachine, runs);
    expect(inputs).toEqual([undefined]);
    expect(events.map(({ type }) => type)).toEqual([
      'cancel',
      'ask',
      'confirm',
      'xstate.done.actor.grantReprieve',
      ...Array.from({ length: 8 }, () => 'xstate.error.actor.grantReprieve'),
    ]);
    expect(samplesOf(reprieveMachine, []).events.slice(0, 3)).toEqual([
      { type: 'ask' },
      { type: 'confirm' },
      { type: 'cancel' },
    ]);
  });

  it('leads by the shortest way to every state and over every transition [OWN-137]', () => {
    const ways = waysOf(reprieveMachine, samplesOf(reprieveMachine, runs));
    expect([...ways].map(([part, { moves }]) => [part, moves.length])).toEqual([
      ['reprieve', 0],
      ['reprieve.quiet', 0],
      ['reprieve.asking', 1],
      ['reprieve.quiet ask 0', 1],
      ['reprieve.asking cancel 0', 2],
      ['reprieve.doing', 2],
      ['reprieve.asking confirm 0', 2],
      ['reprieve.doing xstate.done.actor.grantReprieve 0', 3],
      ['reprieve.doing xstate.error.actor.grantReprieve 1', 3],
      ['reprieve.doing xstate.error.actor.grantReprieve 0', 3],
    ]);
  });

  it('a value that a test wrote is read as it was [OWN-137]', () => {
    expect(read({ type: 'x', error: { $failure: 'NETWORK', message: '' } })).toEqual({
      type: 'x',
      error: new Failure('NETWORK'),
    });
  });
});
