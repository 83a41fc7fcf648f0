import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { groundCancellingMachine } from '#machines/grounds/ground-cancelling.machine.ts';
import { groundEditingMachine } from '#machines/grounds/ground-editing.machine.ts';
import { groundRemovalMachine } from '#machines/grounds/ground-removal.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

const edit = { type: 'edit' as const, groundId: '3' };
const save = { type: 'save' as const, name: ' Vaduz ', congregationIds: ['1', '2'] };
const cancel = { type: 'cancel' as const };
const samples = [edit, save, cancel];
const notice = { text: 'Bien.', color: null, timeout: null };
const saved = done('editGround', { notice });
const refusal = refusalError('Ce fond de carte n’existe plus.');
const refused = failed('editGround', refusal);
const start = (...events: Parameters<typeof play<typeof groundEditingMachine>>[2]) =>
  play(groundEditingMachine, undefined, events);

describe('a ground', () => {
  it('is named and given in one call [OWN-67]', () => {
    expect(start().snapshot).toOnlyAccept(['edit'], samples);
    expect(start(edit).snapshot).toOnlyAccept(['cancel', 'save'], samples);
    expect(start(edit).snapshot.can({ ...save, name: ' ' })).toBe(false);
    const { snapshot, calls, emitted } = start(edit, save, saved);
    expect(calls).toEqual([
      { src: 'editGround', input: { groundId: '3', name: 'Vaduz', congregationIds: ['1', '2'] } },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.value).toBe('closed');
  });

  it('that is refused stays in its dialog with the reason, which a new one forgets [OWN-73]', () => {
    const { snapshot } = start(edit, save, refused);
    expect(snapshot.value).toBe('filling');
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(start(edit, save, refused, cancel, edit).snapshot.context.problem).toBe(null);
    expect(neverEntered(groundEditingMachine, [undefined], [...samples, saved, refused])).toEqual(
      [],
    );
  });

  it('is removed after a question, and given up on its way after another [OWN-67, OWN-69]', () => {
    const removal = play(groundRemovalMachine, undefined, [
      { type: 'ask', subject: { groundId: '3' } },
    ]);
    expect(questionIn(removal.snapshot.getMeta())).toBe(
      'Veux-tu supprimer ce fond de carte\u202F?',
    );
    const { calls } = play(groundRemovalMachine, undefined, [
      { type: 'ask', subject: { groundId: '3' } },
      { type: 'confirm' },
    ]);
    expect(calls).toEqual([{ src: 'removeGround', input: { groundId: '3' } }]);
    const givenUp = play(groundCancellingMachine, undefined, [
      { type: 'ask', subject: { makingId: '7' } },
      { type: 'confirm' },
    ]);
    expect(givenUp.calls).toEqual([{ src: 'cancelGroundMaking', input: { makingId: '7' } }]);
  });
});
