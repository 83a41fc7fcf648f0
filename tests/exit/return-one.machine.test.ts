import { expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { returnOneMachine } from '#machines/domain/assignment/return-one.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done, MutationReturnTerritoriesArgs } from '#schema/generated.ts';

const subject: MutationReturnTerritoriesArgs = { territoryIds: ['12'], returnDate: '2026-03-15' };
const ask = { type: 'ask', subject } as const;
const confirm = { type: 'confirm' } as const;
const cancel = { type: 'cancel' } as const;
const notice = {
  text: 'Rentrée enregistrée.',
  color: null,
  timeout: null,
  undo: null,
  about: null,
};
const returned: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
type Happening = Parameters<typeof play<typeof returnOneMachine>>[2][number];
const start = (...events: Happening[]) => play(returnOneMachine, undefined, events);

it('asks the question of t-return, makes its call once, and tells the change [RET-06, RET-07, OWN-46]', () => {
  const asking = start(ask);
  expect(questionIn(asking.snapshot.getMeta())).toBe('Voulez-vous renter ce {product} ?');
  expect(asking.snapshot).toOnlyAccept(['cancel', 'confirm'], [ask, confirm, cancel]);
  expect(asking.calls).toEqual([]);
  const after = start(ask, confirm, confirm, done('returnTerritories', returned));
  expect(after.calls).toEqual([{ src: 'returnTerritories', input: subject }]);
  expect(after.emitted).toEqual([{ type: 'changed', notice }]);
});

it('makes no call after Non, and keeps the sentence of a refusal [RET-06, GEN-05, OWN-46]', () => {
  expect(start(ask, cancel).calls).toEqual([]);
  const error = refusalError('Le territoire T12 n’est pas sorti.');
  const { snapshot } = start(ask, confirm, failed('returnTerritories', error));
  expect([snapshot.value, snapshot.context]).toEqual([
    'quiet',
    { subject: null, problem: error.refusal },
  ]);
});
