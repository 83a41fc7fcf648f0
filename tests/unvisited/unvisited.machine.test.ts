import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';
import type { Done } from '#schema/generated.ts';

const place = { id: '7', version: '31' };
const spot = { latitude: 43.7355, longitude: 7.422 };
const other = { latitude: 43.736, longitude: 7.423 };
const add = { type: 'add' as const };
const move = { type: 'move' as const, place };
const remove = { type: 'remove' as const, place };
const reconfirm = { type: 'reconfirm' as const, place };
const chosen = { type: 'spot.chosen' as const, spot };
const save = { type: 'save' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const read = { type: 'places.read' as const, places: [{ id: '7', version: '32' }] };
const samples = [add, move, remove, reconfirm, chosen, save, read, confirm, cancel];
const notice = { text: 'Lieu noté.', color: 'success', timeout: 4000, undo: null, about: null };
const answer: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const calls = [
  'addUnvisitedPlace',
  'moveUnvisitedPlace',
  'reconfirmUnvisitedPlace',
  'removeUnvisitedPlace',
];
const refusal = refusalError('Ce lieu est hors des limites du territoire.');
const input = { territoryId: '12' };
type Happening = Parameters<typeof play<typeof unvisitedMachine>>[2][number];
const start = (...events: Happening[]) => play(unvisitedMachine, input, events);
const looking = ['add', 'move', 'reconfirm', 'remove'];

describe('noting a place', () => {
  it('a spot is chosen on the map, may be corrected, and is saved by a second act [OWN-122]', () => {
    expect(start().snapshot).toOnlyAccept(looking, samples);
    expect(start(add).snapshot).toOnlyAccept(['cancel', 'spot.chosen'], samples);
    const { snapshot, calls: before } = start(add, chosen, { ...chosen, spot: other });
    expect(snapshot).toOnlyAccept(['cancel', 'save', 'spot.chosen'], samples);
    expect(snapshot.context.spot).toEqual(other);
    expect(before).toEqual([]);
    const saving = start(add, chosen, save, save);
    expect(saving.calls).toEqual([
      { src: 'addUnvisitedPlace', input: { territoryId: '12', ...spot } },
    ]);
    expect(saving.snapshot.hasTag('busy')).toBe(true);
    expect(saving.snapshot).toOnlyAccept([], samples);
    const saved = start(add, chosen, save, done('addUnvisitedPlace', answer));
    expect(saved.emitted).toEqual([{ type: 'changed', notice }]);
    expect(saved.snapshot).toOnlyAccept(looking, samples);
    expect(saved.snapshot.context).toEqual(start().snapshot.context);
  });

  it('a refusal keeps the spot, to be corrected on the map [OWN-122]', () => {
    const { snapshot, emitted } = start(add, chosen, save, failed('addUnvisitedPlace', refusal));
    expect(snapshot.context).toMatchObject({ spot, problem: refusal.refusal });
    expect(snapshot).toOnlyAccept(['cancel', 'save', 'spot.chosen'], samples);
    expect(emitted).toEqual([]);
    const corrected = start(add, chosen, save, failed('addUnvisitedPlace', refusal), chosen);
    expect(corrected.snapshot.context.problem).toBe(null);
  });

  it('Annuler forgets the spot [OWN-122]', () => {
    expect(start(add, chosen, cancel).snapshot.context).toEqual(start().snapshot.context);
    expect(start(move, cancel).snapshot.context).toEqual(start().snapshot.context);
  });

  it('moving sends the place as it was read [OWN-122]', () => {
    expect(start(move, chosen, save).calls).toEqual([
      { src: 'moveUnvisitedPlace', input: { placeId: '7', version: '31', ...spot } },
    ]);
    const moved = start(move, chosen, save, done('moveUnvisitedPlace', answer));
    expect(moved.emitted).toEqual([{ type: 'changed', notice }]);
    expect(moved.snapshot.context).toEqual(start().snapshot.context);
  });

  it('a move that is refused keeps the spot, and has the list read again [OWN-122, OWN-123]', () => {
    const { snapshot, emitted } = start(move, chosen, save, failed('moveUnvisitedPlace', refusal));
    expect(snapshot.context).toMatchObject({ place, spot, problem: refusal.refusal });
    expect(snapshot).toOnlyAccept(['cancel', 'places.read', 'save', 'spot.chosen'], samples);
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
  });
});

describe('a place that another has changed meanwhile', () => {
  const refused = failed('moveUnvisitedPlace', refusal);
  const versionOf = (...events: Happening[]) => start(...events).snapshot.context.place?.version;

  it('is refused, read again, and moved by a second Enregistrer [OWN-153]', () => {
    expect(start(move, chosen, save, refused, read, save).calls.at(-1)).toEqual({
      src: 'moveUnvisitedPlace',
      input: { placeId: '7', version: '32', ...spot },
    });
  });

  it('is never overwritten before a refusal has said so, and stays as it was where it is gone [OWN-153]', () => {
    expect(versionOf(move, read)).toBe('31');
    expect(versionOf(move, chosen, save, refused)).toBe('31');
    expect(versionOf(move, chosen, save, refused, { ...read, places: [] })).toBe('31');
    expect(versionOf(move, chosen, save, refused, read, { ...read, places: [place] })).toBe('32');
  });
});

describe('a noted place', () => {
  it('is removed after a question only [OWN-122]', () => {
    const { snapshot, calls: before } = start(remove);
    expect(questionIn(snapshot.getMeta())).toBe('Veux-tu retirer ce lieu\u202F?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(before).toEqual([]);
    expect(start(remove, cancel).calls).toEqual([]);
    expect(start(remove, confirm).calls).toEqual([
      { src: 'removeUnvisitedPlace', input: { placeId: '7', version: '31' } },
    ]);
    const offline = failed('removeUnvisitedPlace', new Failure('NETWORK'));
    expect(start(remove, confirm, offline).snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    const removed = start(remove, confirm, done('removeUnvisitedPlace', answer));
    expect(removed.emitted).toEqual([{ type: 'changed', notice }]);
    expect(removed.snapshot.context).toEqual(start().snapshot.context);
  });

  it('that has changed meanwhile is not removed: why is said, and the list is read again [OWN-123]', () => {
    const refused = start(remove, confirm, failed('removeUnvisitedPlace', refusal));
    expect(refused.snapshot.context).toMatchObject({ place: null, problem: refusal.refusal });
    expect(refused.emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(refused.snapshot).toOnlyAccept(looking, samples);
  });

  it('is confirmed at once; where it has changed meanwhile the list is read again [OWN-123]', () => {
    expect(start(reconfirm).calls).toEqual([
      { src: 'reconfirmUnvisitedPlace', input: { placeId: '7', version: '31' } },
    ]);
    const confirmed = start(reconfirm, done('reconfirmUnvisitedPlace', answer));
    expect(confirmed.emitted).toEqual([{ type: 'changed', notice }]);
    expect(confirmed.snapshot.context).toEqual(start().snapshot.context);
    const outdated = failed('reconfirmUnvisitedPlace', refusal);
    const { snapshot, emitted } = start(reconfirm, outdated);
    expect(snapshot.context.problem).toEqual(refusal.refusal);
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
    expect(snapshot).toOnlyAccept(looking, samples);
  });
});

it('every state is reached [DC-03]', () => {
  const answers = calls.flatMap((call) => [done(call, answer), ...everyFailure(call)]);
  expect(neverEntered(unvisitedMachine, [input], [...samples, ...answers])).toEqual([]);
});
