import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { askManagerMachine } from '#machines/domain/assignment/ask-manager.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done, MutationAskManagerArgs } from '#schema/generated.ts';

const subject: MutationAskManagerArgs = { historyId: '340', action: 'month' };
const back: MutationAskManagerArgs = { historyId: '340', action: 'returned' };
const ask = { type: 'ask', subject } as const;
const askBack = { type: 'ask', subject: back } as const;
const confirm = { type: 'confirm' } as const;
const cancel = { type: 'cancel' } as const;
const notice = { text: 'Bien.', color: null, timeout: null, undo: null };
const sent: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refused = refusalError('Non.');
type Happening = Parameters<typeof play<typeof askManagerMachine>>[2][number];
const start = (...events: Happening[]) => play(askManagerMachine, undefined, events);

describe('a request of a manager', () => {
  it.each([
    [ask, 'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?'],
    [askBack, 'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?'],
  ])('has a question that names it: %j [OWN-207, OWN-46]', (asks, question) => {
    const { snapshot } = start(asks);
    expect(questionIn(snapshot.getMeta())).toBe(question);
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], [ask, askBack, confirm, cancel]);
  });

  it('is sent once after Oui, whose notice is told; never after Non [OWN-46, GEN-05]', () => {
    const after = start(ask, confirm, confirm, done('askManager', sent));
    expect(after.calls).toEqual([{ src: 'askManager', input: subject }]);
    expect(after.emitted).toEqual([{ type: 'changed', notice }]);
    expect([after.snapshot.value, after.snapshot.context]).toEqual([
      'quiet',
      { subject: null, problem: null },
    ]);
    const no = start(ask, cancel);
    expect([no.snapshot.value, no.snapshot.context, no.calls]).toEqual([
      'quiet',
      { subject: null, problem: null },
      [],
    ]);
  });

  it('is asked about anew by its own question where it never left [GEN-06]', () => {
    const lost = failed('askManager', new Failure('NETWORK'));
    for (const [asks, state, about] of [
      [ask, 'askingMonth', subject],
      [askBack, 'askingReturn', back],
    ] as const) {
      const { snapshot, emitted } = start(asks, confirm, lost);
      expect([snapshot.value, snapshot.context, emitted]).toEqual([
        state,
        { subject: about, problem: null },
        [],
      ]);
    }
  });

  it('is over where the server refuses, with its sentence, until one is asked again [GEN-05]', () => {
    const { snapshot, emitted } = start(ask, confirm, failed('askManager', refused));
    expect([snapshot.value, snapshot.context, emitted]).toEqual([
      'quiet',
      { subject: null, problem: refused.refusal },
      [],
    ]);
    expect(
      start(ask, confirm, failed('askManager', refused), askBack, confirm).snapshot.context,
    ).toEqual({ subject: back, problem: null });
  });

  it('enters each of its states', () => {
    const events = [ask, askBack, confirm, cancel, done('askManager', sent)];
    expect(neverEntered(askManagerMachine, [undefined], events)).toEqual([]);
  });
});
