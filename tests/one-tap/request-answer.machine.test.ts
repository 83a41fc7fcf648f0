import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { requestAnswerMachine } from '#machines/one-tap/request-answer.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done } from '#schema/generated.ts';

const grantMonth = { type: 'grantMonth' as const, requestId: '3' };
const grantReturn = { type: 'grantReturn' as const, requestId: '4' };
const refuse = { type: 'refuse' as const, requestId: '5' };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [grantMonth, grantReturn, refuse, confirm, cancel];
const possible = ['grantMonth', 'grantReturn', 'refuse'];
const notice = { text: 'Demande accordée.', color: null, timeout: null, undo: null };
const answered: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const message = 'Cette demande n’attend plus de réponse.';
const quiet = { requestId: '', problem: null };
type Happening = Parameters<typeof play<typeof requestAnswerMachine>>[2][number];
const start = (...events: Happening[]) => play(requestAnswerMachine, undefined, events);

const answers = [
  [grantMonth, 'Voulez-vous ajouter un sursis ?', 'grantRequest'],
  [grantReturn, 'Voulez-vous renter ce {product} ?', 'grantRequest'],
  [refuse, 'Veux-tu refuser cette demande\u202F?', 'refuseRequest'],
] as const;

describe.each(answers)('the answer $type to a request', (ask, question, call) => {
  it('asks its own question, which only Oui and Non answer [GEN-22]', () => {
    const { snapshot, calls } = start(ask);
    expect(questionIn(snapshot.getMeta())).toBe(question);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([]);
  });

  it('makes no call once cancelled, and leaves everything as it was', () => {
    const { snapshot, calls } = start(ask, cancel);
    expect(calls).toEqual([]);
    expect(snapshot.context).toEqual(quiet);
    expect(snapshot).toOnlyAccept(possible, samples);
  });

  it('makes one call once confirmed, with nothing else possible meanwhile, then reports the change', () => {
    const waiting = start(ask, confirm, confirm, ask);
    expect(waiting.calls).toEqual([{ src: call, input: { requestId: ask.requestId } }]);
    expect(waiting.snapshot.hasTag('busy')).toBe(true);
    expect(waiting.snapshot).toOnlyAccept([], samples);
    const { snapshot, emitted } = start(ask, confirm, done(call, answered));
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual(quiet);
    expect(snapshot).toOnlyAccept(possible, samples);
  });

  it('shows a refusal until the next answer is confirmed [GEN-05]', () => {
    const refused = [ask, confirm, failed(call, refusalError(message))];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({ requestId: '', problem: refusalError(message).refusal });
    expect(snapshot).toOnlyAccept(possible, samples);
    expect(start(...refused, refuse).snapshot.context.problem).toEqual(
      refusalError(message).refusal,
    );
    expect(start(...refused, refuse, confirm).snapshot.context.problem).toBe(null);
  });

  it('asks the same question again where the request was never sent, and shows nothing [GEN-06]', () => {
    const { snapshot } = start(ask, confirm, failed(call, new Failure('NETWORK')));
    expect(questionIn(snapshot.getMeta())).toBe(question);
    expect(snapshot.context).toEqual({ requestId: ask.requestId, problem: null });
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('shows a bad answer, and leaves a session that has ended to the client [GEN-04, SHELL-06]', () => {
    const after = (code: 'BACKEND_UNREACHABLE' | 'UNAUTHENTICATED') =>
      start(ask, confirm, failed(call, new Failure(code))).snapshot.context;
    expect(after('BACKEND_UNREACHABLE')).toEqual({ requestId: '', problem: 'unreachable' });
    expect(after('UNAUTHENTICATED')).toEqual(quiet);
  });
});

describe('the answers to requests', () => {
  const answersAndFailures = [
    done('grantRequest', answered),
    done('refuseRequest', answered),
    ...everyFailure('grantRequest'),
    ...everyFailure('refuseRequest'),
  ];

  it('are given only through their questions, and every state is reached [DC-03]', () => {
    const events = [...samples, ...answersAndFailures];
    const ways = (state: string) => waysInto(requestAnswerMachine, undefined, events, state);
    expect(ways('grantingMonth')).toEqual(['askingMonth confirm']);
    expect(ways('grantingReturn')).toEqual(['askingReturn confirm']);
    expect(ways('refusing')).toEqual(['askingRefusal confirm']);
    expect(neverEntered(requestAnswerMachine, [undefined], events)).toEqual([]);
  });

  it('run with real actors, one after the other', async () => {
    const called: string[] = [];
    const answering = (name: string) =>
      fromPromise<Done, { readonly requestId: string }>(async ({ input }) => {
        called.push(`${name} ${input.requestId}`);
        return answered;
      });
    const actor = createActor(
      requestAnswerMachine.provide({
        actors: {
          grantRequest: answering('grantRequest'),
          refuseRequest: answering('refuseRequest'),
        },
      }),
      remembered,
    );
    actor.start();
    for (const ask of [grantReturn, refuse, grantMonth]) {
      actor.send(ask);
      actor.send(confirm);
      await waitFor(actor, (snapshot) => snapshot.matches('quiet'));
    }
    expect(called).toEqual(['grantRequest 4', 'refuseRequest 5', 'grantRequest 3']);
  });
});
