import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { streetsMachine } from '#machines/streets/streets.machine.ts';
import type { Done } from '#schema/generated.ts';

const mark = {
  type: 'mark' as const,
  mark: { street: 'Rue Basse', state: 'done' as const, before: 'left' as const },
};
const undo = { type: 'undo' as const };
const restart = { type: 'restart' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [mark, undo, restart, confirm, cancel];
const notice = { text: 'Fait.', color: 'success', timeout: 4000, undo: null };
const answer: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const marked = done('markStreet', { ...answer, notice: null });
const refusal = refusalError('Seul celui à qui le territoire est attribué coche ses rues.');
const input = { territoryId: '12' };
type Happening = Parameters<typeof play<typeof streetsMachine>>[2][number];
const start = (...events: Happening[]) => play(streetsMachine, input, events);

describe('marking streets', () => {
  it('one tap is one call, and nothing else is possible meanwhile [OWN-124]', () => {
    expect(start().snapshot).toOnlyAccept(['mark', 'restart'], samples);
    const { snapshot, calls } = start(mark, mark);
    expect(calls).toEqual([
      { src: 'markStreet', input: { territoryId: '12', street: 'Rue Basse', state: 'done' } },
    ]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
    expect(start(mark, marked).emitted).toEqual([{ type: 'changed', notice: null }]);
  });

  it('Annuler gives the last street its former mark, once [OWN-124]', () => {
    expect(start(mark, marked).snapshot).toOnlyAccept(['mark', 'restart', 'undo'], samples);
    const { snapshot, calls } = start(mark, marked, undo, marked);
    expect(calls.at(-1)).toEqual({
      src: 'markStreet',
      input: { territoryId: '12', street: 'Rue Basse', state: 'left' },
    });
    expect(snapshot).toOnlyAccept(['mark', 'restart'], samples);
  });

  it('a refusal is shown, the list read again, and the mark before may still be taken back [OWN-124]', () => {
    const other = { ...mark, mark: { ...mark.mark, street: 'Rue Haute' } };
    const { snapshot, emitted } = start(mark, marked, other, failed('markStreet', refusal));
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(snapshot.context.last?.street).toBe('Rue Basse');
    expect(emitted.at(-1)).toEqual({ type: 'changed', notice: null });
    expect(start(mark, failed('markStreet', new Failure('NETWORK'))).snapshot.context.problem).toBe(
      null,
    );
  });
});

describe('beginning again', () => {
  it('asks first; Non changes nothing [OWN-125]', () => {
    const { snapshot } = start(mark, marked, restart);
    expect(questionIn(snapshot.getMeta())).toBe(
      'Veux-tu reprendre toutes les rues\u202F? Les marques seront effacées.',
    );
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(start(restart, cancel).calls).toEqual([]);
    const ended = start(mark, marked, restart, confirm, done('restartStreets', answer));
    expect(ended.calls.at(-1)).toEqual({ src: 'restartStreets', input: { territoryId: '12' } });
    expect(ended.emitted.at(-1)).toEqual({ type: 'changed', notice });
    expect(ended.snapshot.context.last).toBe(null);
  });

  it('a request that never left brings the question back [GEN-06]', () => {
    const offline = failed('restartStreets', new Failure('NETWORK'));
    expect(start(restart, confirm, offline).snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
  });
});

it('every state is reached [DC-03]', () => {
  const answers = ['markStreet', 'restartStreets'].flatMap((call) => [
    done(call, answer),
    ...everyFailure(call),
  ]);
  expect(neverEntered(streetsMachine, [input], [...samples, ...answers])).toEqual([]);
});
