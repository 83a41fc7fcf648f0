import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise, waitFor } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts';
import { reprieveQuestion } from '#machines/exited/reprieve.confirmation.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn, questionIn } from '#machines/meta/meta.ts';
import type { Done, Outcome, Refusal } from '#schema/generated.ts';

const ask = { type: 'ask' as const, about: '7' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [ask, confirm, cancel];
const input = { question: reprieveQuestion };
const notice = { text: 'Sursis accordé.', color: null, timeout: null };
const granted: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal: Refusal = {
  __typename: 'Refusal',
  message: 'Cette attribution est déjà rentrée.',
  severity: 'error',
  forceOffered: null,
};
const answers = [done('perform', granted), done('perform', refusal), ...everyFailure('perform')];
const start = (...events: Parameters<typeof play<typeof confirmationMachine>>[2]) =>
  play(confirmationMachine, input, events);

describe('confirmation', () => {
  it('asks its question, which only Oui and Non answer [EXD-06, GEN-22]', () => {
    expect(start().snapshot).toOnlyAccept(['ask'], samples);
    expect(questionIn(start().snapshot.getMeta(), input.question)).toBe(null);
    const { snapshot, calls } = start(ask);
    expect(questionIn(snapshot.getMeta(), snapshot.context.question)).toBe(
      'Voulez-vous ajouter un sursis ?',
    );
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([]);
  });

  it('cancelling makes no call and leaves everything as it was [EXD-06]', () => {
    const { snapshot, calls } = start(ask, cancel);
    expect(calls).toEqual([]);
    expect(snapshot.context).toEqual(start().snapshot.context);
    const told = [ask, confirm, done('perform', refusal)];
    expect(start(...told, ask, cancel).snapshot.context).toEqual(start(...told).snapshot.context);
  });

  it('no path reaches the call except through the question [EXD-06, DC-03]', () => {
    const map = getAdjacencyMap(confirmationMachine as AnyStateMachine, {
      input,
      events: [...samples, ...answers],
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
    });
    const ways = adjacencyMapToArray(map)
      .filter(({ state, nextState }) => nextState.value === 'doing' && state.value !== 'doing')
      .map(({ state, event }) => `${String(state.value)} ${event.type}`);
    expect([...new Set(ways)]).toEqual(['asking confirm']);
  });

  it('a confirmed question makes one call, then tells the change with its notice [EXD-07, EXD-09, EXD-10]', () => {
    const { snapshot, calls, emitted } = start(ask, confirm, confirm, done('perform', granted));
    expect(calls).toEqual([{ src: 'perform', input: { about: '7' } }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual({ question: reprieveQuestion, about: '', problem: null });
    expect(snapshot).toOnlyAccept(['ask'], samples);
  });

  it('while the call is under way nothing else is possible [EXD-06]', () => {
    const { snapshot } = start(ask, confirm);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('a refusal is shown until the next question is confirmed [GEN-05]', () => {
    const refused = [ask, confirm, done('perform', refusal)];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(snapshot.context.problem).toEqual(refusal);
    expect(snapshot).toOnlyAccept(['ask'], samples);
    expect(start(...refused, ask, confirm).snapshot.context.problem).toBe(null);
  });

  it('a bad answer is told [GEN-04]', () => {
    const { snapshot } = start(ask, confirm, failed('perform', new Failure('BACKEND_UNREACHABLE')));
    expect(snapshot.context.problem).toBe('unreachable');
  });

  it('a failed request of the browser shows nothing and asks again [GEN-06]', () => {
    const { snapshot } = start(ask, confirm, failed('perform', new Failure('NETWORK')));
    expect(snapshot.context).toEqual(start(ask).snapshot.context);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('a session that has ended leads to the sign-in [SHELL-06]', () => {
    const { snapshot } = start(ask, confirm, failed('perform', new Failure('UNAUTHENTICATED')));
    expect(nextIn(snapshot.getMeta())).toBe('/login');
  });

  it('runs with a real actor, again and again [EXD-09]', async () => {
    const asked: string[] = [];
    const actor = createActor(
      confirmationMachine.provide({
        actors: {
          perform: fromPromise<Outcome, { about: string }>(async ({ input }) => {
            asked.push(input.about);
            return granted;
          }),
        },
      }),
      { input },
    );
    actor.start();
    for (const about of ['7', '8']) {
      actor.send({ type: 'ask', about });
      actor.send(confirm);
      await waitFor(actor, (snapshot) => snapshot.matches('told'));
    }
    expect(asked).toEqual(['7', '8']);
  });

  it('every state is reached', () => {
    expect(neverEntered(confirmationMachine, [input], [...samples, ...answers])).toEqual([]);
    expect(neverEntered(confirmationMachine, [input], [ask, cancel])).toEqual([
      'confirmation.doing',
      'confirmation.told',
      'confirmation.sessionEnded',
    ]);
  });
});
