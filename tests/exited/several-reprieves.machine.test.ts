import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, play, waysInto } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { severalReprievesMachine } from '#machines/domain/assignment/several-reprieves.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Done } from '#schema/generated.ts';

const subjectOf = (id: string) => ({ territoryId: id, historyId: `1${id}` });
const ask = { type: 'ask' as const, subjects: [subjectOf('1'), subjectOf('2'), subjectOf('3')] };
const nobody = { type: 'ask' as const, subjects: [] };
const confirm = { type: 'confirm' as const };
const cancel = { type: 'cancel' as const };
const samples = [ask, nobody, confirm, cancel];
const answer = (undo: string | null): Done => ({
  __typename: 'Done',
  message: null,
  messageType: 'success',
  notice: { text: 'Sursis ajouté.', about: null, color: null, timeout: null, undo },
});
const granted = done('grantReprieve', answer('a1'));
const nextGranted = done('grantReprieve', answer('a2'));
const keptByNone = done('grantReprieve', answer(null));
const refused = failed('grantReprieve', refusalError('Cette attribution est déjà rentrée.'));
const network = failed('grantReprieve', new Failure('NETWORK'));
const unreachable = failed('grantReprieve', new Failure('BACKEND_UNREACHABLE'));
const signedOut = failed('grantReprieve', new Failure('UNAUTHENTICATED'));
type Happening = Parameters<typeof play<typeof severalReprievesMachine>>[2][number];
const start = (...events: Happening[]) => play(severalReprievesMachine, undefined, events);
const why = 'Cette attribution est déjà rentrée.';

describe('a month more for all that is ticked [EXD-06, OWN-258]', () => {
  it('is asked about once, word for word, and nothing is asked where nothing is ticked', () => {
    expect(start().snapshot).toOnlyAccept(['ask'], samples);
    expect(start().snapshot.can(nobody)).toBe(false);
    const { snapshot, calls } = start(ask);
    expect(questionIn(snapshot.getMeta())).toBe('Voulez-vous ajouter un sursis ?');
    expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
    expect(calls).toEqual([]);
    expect(start(ask, cancel).snapshot.context).toEqual(start().snapshot.context);
  });

  it('is granted one after another, each by the documented call; it says what takes each back [OWN-356]', () => {
    const { snapshot, calls, emitted } = start(ask, confirm, granted, keptByNone, nextGranted);
    expect(calls).toEqual(ask.subjects.map((input) => ({ src: 'grantReprieve', input })));
    expect(emitted).toEqual([
      { type: 'ended', outcome: { granted: ['11', '12', '13'], refused: [], acts: ['a1', 'a2'] } },
    ]);
    expect(snapshot.value).toBe('quiet');
    expect(snapshot.context.waiting).toEqual([]);
  });

  it('a refused one stops no other, and is named with the server’s sentence', () => {
    const { emitted } = start(ask, confirm, granted, refused, nextGranted);
    expect(emitted).toEqual([
      {
        type: 'ended',
        outcome: {
          granted: ['11', '13'],
          refused: [{ historyId: '12', message: why }],
          acts: ['a1', 'a2'],
        },
      },
    ]);
    const last = start(ask, confirm, granted, nextGranted, refused).emitted;
    expect(last).toEqual([
      {
        type: 'ended',
        outcome: {
          granted: ['11', '12'],
          refused: [{ historyId: '13', message: why }],
          acts: ['a1', 'a2'],
        },
      },
    ]);
  });

  it('a request that never left asks again about those that wait; cancelled, it says what was granted [GEN-06]', () => {
    const { snapshot, emitted } = start(ask, confirm, granted, network);
    expect(snapshot.value).toBe('asking');
    expect(snapshot.context.waiting).toEqual([subjectOf('2'), subjectOf('3')]);
    expect(emitted).toEqual([]);
    const left = start(ask, confirm, granted, network, cancel);
    expect(left.emitted).toEqual([
      { type: 'ended', outcome: { granted: ['11'], refused: [], acts: ['a1'] } },
    ]);
    expect(left.snapshot.context.waiting).toEqual([]);
  });

  it.each([
    ['no answer', unreachable, 'unreachable'],
    ['a session that ended', signedOut, null],
  ])('%s ends it after what was granted [GEN-04, SHELL-06]', (_name, ending, problem) => {
    const { snapshot, calls, emitted } = start(ask, confirm, granted, ending);
    expect(calls).toHaveLength(2);
    expect(emitted).toEqual([
      { type: 'ended', outcome: { granted: ['11'], refused: [], acts: ['a1'] } },
    ]);
    expect(snapshot.context).toMatchObject({ waiting: [], problem });
    expect(snapshot).toOnlyAccept(['ask'], samples);
  });

  it('only the question leads to the call, and every state is reached [DC-03]', () => {
    const events = [...samples, granted, refused, network, unreachable];
    expect(neverEntered(severalReprievesMachine, [undefined], events)).toEqual([]);
    expect(waysInto(severalReprievesMachine, undefined, events, 'granting')).toContain(
      'asking confirm',
    );
  });
});
