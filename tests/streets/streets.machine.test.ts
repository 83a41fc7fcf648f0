import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { streetsMachine } from '#machines/domain/streets/streets.machine.ts';
import type { Done } from '#schema/generated.ts';

const markOf = (street: string, before: 'left' | 'again') => ({
  type: 'mark' as const,
  mark: {
    street,
    side: 'both' as const,
    state: 'done' as const,
    at: 7,
    back: [{ street, side: 'both' as const, state: before }],
  },
});
const mark = markOf('Rue Basse', 'left');
const other = markOf('Rue Haute', 'again');
const undo = { type: 'undo' as const, at: 9 };
const restart = { type: 'restart' as const };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const rue = (name: string, state: 'left' | 'done' | 'again') => ({
  name,
  side: 'both' as const,
  metres: 90,
  state,
});
const streets = [rue('Rue Basse', 'left'), rue('Rue Haute', 'again')];
const read = { type: 'list.read' as const, streets };
const samples = [mark, undo, { type: 'retry' as const }, read, restart, confirm, cancel];
const notice = { text: 'Fait.', color: 'success', timeout: 4000, undo: null, about: null };
const answer: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const marked = done('markStreet', { ...answer, notice: null });
const refusal = refusalError('Seul celui à qui le territoire est attribué coche ses rues.');
const input = { streets };
type Happening = Parameters<typeof play<typeof streetsMachine>>[2][number];
const start = (...events: Happening[]) => play(streetsMachine, input, events);

const call = (street: string, state: string) => ({
  src: 'markStreet',
  input: { street, side: 'both', state, at: state === 'done' ? 7 : 9 },
});
const offline = failed('markStreet', new Failure('NETWORK'));
const refused = failed('markStreet', refusal);

describe('marking streets', () => {
  it('a tap counts at once, also while another is sent; they are sent one after another, and the list is read when all are [OWN-151]', () => {
    expect(start().snapshot).toOnlyAccept(['list.read', 'mark', 'restart'], samples);
    const { snapshot, calls } = start(mark, other);
    expect(calls).toEqual([call('Rue Basse', 'done')]);
    expect(snapshot.context.pending).toEqual([mark.mark, other.mark]);
    expect(snapshot).toOnlyAccept(['mark', 'undo'], samples);
    const next = start(mark, other, marked);
    expect(next.calls).toEqual([call('Rue Basse', 'done'), call('Rue Haute', 'done')]);
    expect(next.emitted).toEqual([]);
    expect(start(mark, other, marked, marked).emitted).toEqual([{ type: 'changed', notice: null }]);
  });

  it('a mark that is taken stays on the screen; the list that is read then has the last word [OWN-151]', () => {
    const states = (...events: Happening[]) =>
      start(...events).snapshot.context.streets.map(({ state }) => state);
    expect(states(mark)).toEqual(['left', 'again']);
    expect(states(mark, marked)).toEqual(['done', 'again']);
    expect(states(mark, marked, read)).toEqual(['left', 'again']);
    expect(states(mark, other, marked, read)).toEqual(['done', 'again']);
  });

  it('Annuler gives the last street its former mark, once, after the marks before it [OWN-124, OWN-151]', () => {
    expect(start(mark, marked).snapshot).toOnlyAccept(
      ['list.read', 'mark', 'restart', 'undo'],
      samples,
    );
    const { snapshot, calls } = start(mark, undo, marked, marked);
    expect(calls).toEqual([call('Rue Basse', 'done'), call('Rue Basse', 'left')]);
    expect(snapshot).toOnlyAccept(['list.read', 'mark', 'restart'], samples);
  });

  it('a refused mark is put back and named, the others are sent, and what was taken may still be taken back [OWN-124, OWN-151]', () => {
    const { snapshot, emitted } = start(mark, marked, other, refused);
    expect(snapshot.context).toMatchObject({
      problem: refusal.refusal,
      refused: other.mark,
      pending: [],
      streets: [rue('Rue Basse', 'done'), rue('Rue Haute', 'again')],
      last: null,
    });
    expect(emitted.at(-1)).toEqual({ type: 'changed', notice: null });
    const onward = start(mark, other, refused);
    expect(onward.calls).toEqual([call('Rue Basse', 'done'), call('Rue Haute', 'done')]);
    expect(onward.snapshot.context).toMatchObject({ refused: mark.mark, last: other.mark });
    expect(start(mark, other, refused, marked).snapshot.context.problem).toEqual(refusal.refusal);
  });

  it('without a network marks wait in their order, more may be made, and all are sent when it is back [OWN-151]', () => {
    const { snapshot } = start(mark, other, offline);
    expect(snapshot.context).toMatchObject({ pending: [mark.mark, other.mark], problem: null });
    expect(snapshot).toOnlyAccept(['mark', 'retry', 'undo'], samples);
    const back = start(mark, other, offline, { type: 'retry' }, marked, marked);
    expect(back.calls).toEqual([
      call('Rue Basse', 'done'),
      call('Rue Basse', 'done'),
      call('Rue Haute', 'done'),
    ]);
    expect(back.snapshot.context.pending).toEqual([]);
  });

  it('without a network one more mark, or taking the last one back, sends them again [OWN-151]', () => {
    const more = start(mark, offline, other);
    expect(more.snapshot.value).toBe('sending');
    expect(more.snapshot.context.pending).toEqual([mark.mark, other.mark]);
    expect(more.calls).toEqual([call('Rue Basse', 'done'), call('Rue Basse', 'done')]);
    const back = start(mark, offline, undo);
    expect(back.snapshot.value).toBe('sending');
    expect(back.snapshot.context.pending).toEqual([
      mark.mark,
      { street: 'Rue Basse', side: 'both', state: 'left', at: 9 },
    ]);
  });

  it('what an earlier page had not sent is sent first, and more may be made meanwhile [OWN-214]', () => {
    const again = play(streetsMachine, { streets, pending: [mark.mark] }, [other, marked, marked]);
    expect(again.calls).toEqual([call('Rue Basse', 'done'), call('Rue Haute', 'done')]);
    expect(again.snapshot.context.pending).toEqual([]);
  });

  it('what was taken may be taken back when nothing is under way [OWN-124]', () => {
    const { snapshot, calls } = start(mark, marked, undo);
    expect(snapshot.value).toBe('sending');
    expect(calls).toEqual([call('Rue Basse', 'done'), call('Rue Basse', 'left')]);
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
    expect(ended.calls.at(-1)).toEqual({ src: 'restartStreets', input: undefined });
    expect(ended.emitted.at(-1)).toEqual({ type: 'changed', notice });
    expect(ended.snapshot.context).toMatchObject({ last: null });
  });

  it('a refusal is told, and the list is read [OWN-125]', () => {
    const { snapshot, emitted } = start(restart, confirm, failed('restartStreets', refusal));
    expect([snapshot.value, snapshot.context.problem]).toEqual(['ready', refusal.refusal]);
    expect(emitted).toEqual([{ type: 'changed', notice: null }]);
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
  const farEnough = ({ context }: ReturnType<typeof start>['snapshot']) =>
    context.pending.length > 2;
  expect(neverEntered(streetsMachine, [input], [...samples, ...answers], farEnough)).toEqual([]);
});
