import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { reprieveMachine } from '#machines/domain/assignment/reprieve.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done, MutationGrantReprieveArgs } from '#schema/generated.ts';

const subject: MutationGrantReprieveArgs = { territoryId: '12', historyId: '340' };
const ask = { type: 'ask' as const, subject };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [ask, confirm, cancel];
const notice = { text: 'Sursis accordé.', color: null, timeout: null, undo: null, about: null };
const granted: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refused = failed('grantReprieve', refusalError('Cette attribution est déjà rentrée.'));
const answers = [done('grantReprieve', granted), ...everyFailure('grantReprieve')];
type Happening = Parameters<typeof play<typeof reprieveMachine>>[2][number];
const start = (...events: Happening[]) => play(reprieveMachine, undefined, events);

describe('a reprieve, as every confirmation', () => {
  it('asks its question, which only Oui and Non answer [EXD-06, GEN-22]', () => {
    expect(start().snapshot).toOnlyAccept(['ask'], samples);
    expect(questionIn(start().snapshot.getMeta())).toBe(null);
    const { snapshot, calls } = start(ask);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous ajouter un sursis ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([]);
  });

  it('cancelling makes no call and leaves everything as it was [EXD-06]', () => {
    const { snapshot, calls } = start(ask, cancel);
    expect(calls).toEqual([]);
    expect(snapshot.context).toEqual(start().snapshot.context);
    const told = [ask, confirm, refused];
    expect(start(...told, ask, cancel).snapshot.context).toEqual(start(...told).snapshot.context);
  });

  it('no path reaches the call except through the question [EXD-06, DC-03]', () => {
    const ways = waysInto(reprieveMachine, undefined, [...samples, ...answers], 'doing');
    expect(ways).toEqual(['asking confirm']);
  });

  it('a confirmed question makes one call, then reports the change with its notice [EXD-07, EXD-09, EXD-10]', () => {
    const { snapshot, calls, emitted } = start(
      ask,
      confirm,
      confirm,
      done('grantReprieve', granted),
    );
    expect(calls).toEqual([{ src: 'grantReprieve', input: subject }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual({ subject: null, problem: null });
    expect(snapshot).toOnlyAccept(['ask'], samples);
  });

  it('while the call is under way nothing else is possible [EXD-06]', () => {
    const { snapshot } = start(ask, confirm);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('a refusal is shown until the next question is confirmed [GEN-05]', () => {
    const { snapshot, emitted } = start(ask, confirm, refused);
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({
      subject: null,
      problem: refusalError('Cette attribution est déjà rentrée.').refusal,
    });
    expect(snapshot).toOnlyAccept(['ask'], samples);
    expect(start(ask, confirm, refused, ask, confirm).snapshot.context.problem).toBe(null);
  });

  it('a bad answer is shown, and a session that has ended is left to the client [GEN-04, SHELL-06]', () => {
    const after = (code: 'BACKEND_UNREACHABLE' | 'UNAUTHENTICATED') =>
      start(ask, confirm, failed('grantReprieve', new Failure(code))).snapshot.context;
    expect(after('BACKEND_UNREACHABLE')).toEqual({ subject: null, problem: 'unreachable' });
    expect(after('UNAUTHENTICATED')).toEqual({ subject: null, problem: null });
  });

  it('a failed request of the browser shows nothing and asks again [GEN-06]', () => {
    const { snapshot } = start(ask, confirm, failed('grantReprieve', new Failure('NETWORK')));
    expect(snapshot.context).toEqual(start(ask).snapshot.context);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });

  it('runs with a real actor, again and again [EXD-09]', async () => {
    const asked: string[] = [];
    const actor = createActor(
      reprieveMachine.provide({
        actors: {
          grantReprieve: fromPromise<Done, MutationGrantReprieveArgs>(async ({ input }) => {
            asked.push(input.historyId);
            return granted;
          }),
        },
      }),
      remembered,
    );
    actor.start();
    for (const historyId of ['7', '8']) {
      actor.send({ type: 'ask', subject: { territoryId: '12', historyId } });
      actor.send(confirm);
      await waitFor(actor, (snapshot) => snapshot.matches('quiet'));
    }
    expect(asked).toEqual(['7', '8']);
  });

  it('every state is reached', () => {
    expect(neverEntered(reprieveMachine, [undefined], [...samples, ...answers])).toEqual([]);
    expect(neverEntered(reprieveMachine, [undefined], [ask, cancel])).toEqual(['reprieve.doing']);
  });
});
