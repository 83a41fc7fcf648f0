import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { groundUploadMachine } from '#machines/grounds/ground-upload.machine.ts';
import { type GroundEntries, noGroundEntries } from '#machines/grounds/grounds.rules.ts';
import { Failure } from '#machines/parts/failure/failure.ts';

const file = { name: 'liechtenstein.osm.pbf', size: 100 };
const entered: GroundEntries = {
  ...noGroundEntries,
  name: ' Liechtenstein ',
  part: 'around',
  centre: '47,141 / 9,5209',
  km: '12',
};
const onServer: GroundEntries = {
  ...noGroundEntries,
  name: 'A',
  from: 'server',
  path: '/a.pmtiles',
};
const open = { type: 'open' as const };
const close = { type: 'close' as const };
const choose = { type: 'file.chosen' as const, file };
const bring = { type: 'bring' as const, entered };
const order = { type: 'bring' as const, entered: onServer };
const pause = { type: 'pause' as const };
const resume = { type: 'resume' as const };
const giveUp = { type: 'give.up' as const };
const samples = [open, close, choose, bring, pause, resume, giveUp];

const received = (bytes: number) => ({
  __typename: 'GroundReceived' as const,
  makingId: '7',
  received: bytes,
  bytes: 100,
});
const measured = done('measureFile', { fingerprint: 'f', sound: true });
const begun = done('beginGroundUpload', received(0));
const piece = (bytes: number) => done('sendGroundPiece', received(bytes));
const lost = new Failure('NETWORK');
const refusal = refusalError('Il n’y a plus assez de place sur le disque du serveur.');
const start = (...events: Parameters<typeof play<typeof groundUploadMachine>>[2]) =>
  play(groundUploadMachine, undefined, events);
const sending = [open, choose, bring, measured, begun] as const;

describe('bringing a ground', () => {
  it('needs a file and what becomes of it [OWN-67]', () => {
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    expect(start(open).snapshot).toOnlyAccept(['close', 'file.chosen'], samples);
    expect(start(open, choose).snapshot).toOnlyAccept(['close', 'file.chosen', 'bring'], samples);
    const { snapshot } = start(open, choose);
    for (const changed of [{ name: '' }, { centre: '47' }, { km: '0' }, { centre: '95, 9' }])
      expect(snapshot.can({ type: 'bring', entered: { ...entered, ...changed } })).toBe(false);
    expect(start(open).snapshot.can(order)).toBe(true);
    expect(start(open, choose, close).snapshot.context.file).toBe(null);
  });

  it('of a path is one call [OWN-67]', () => {
    const notice = { text: 'Bien.', color: null, timeout: null };
    const answer = { __typename: 'Done', message: null, messageType: 'success', notice };
    const { snapshot, calls, emitted } = start(open, order, done('makeGround', answer));
    expect(calls).toEqual([
      {
        src: 'makeGround',
        input: { name: 'A', path: '/a.pmtiles', area: { bbox: '', around: '' } },
      },
    ]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.value).toBe('closed');
    const refused = start(open, order, failed('makeGround', refusal)).snapshot;
    expect(refused.value).toBe('filling');
    expect(refused.context.problem).toEqual(refusal.refusal);
  });

  it('of a file sends piece after piece from where the server says [OWN-68]', () => {
    const { snapshot, calls, emitted } = start(...sending, piece(40), piece(100));
    expect(calls).toEqual([
      { src: 'measureFile', input: { file } },
      {
        src: 'beginGroundUpload',
        input: {
          name: 'Liechtenstein',
          fileName: 'liechtenstein.osm.pbf',
          bytes: 100,
          fingerprint: 'f',
          area: { bbox: '', around: '47.141,9.5209,12' },
        },
      },
      { src: 'sendGroundPiece', input: { file, ...received(0) } },
      { src: 'sendGroundPiece', input: { file, ...received(40) } },
    ]);
    expect(emitted).toEqual([{ type: 'sent' }]);
    expect(snapshot.value).toBe('closed');
    expect(snapshot.context.received).toBe(null);
  });

  it('of a file that the server has already sends nothing [OWN-68]', () => {
    const whole = done('beginGroundUpload', received(100));
    const { snapshot, calls, emitted } = start(open, choose, bring, measured, whole);
    expect(calls.map(({ src }) => src)).toEqual(['measureFile', 'beginGroundUpload']);
    expect(emitted).toEqual([{ type: 'sent' }]);
    expect(snapshot.value).toBe('closed');
  });

  it('asks where it stands after a break, by itself or when told to [OWN-68]', () => {
    const broken = start(...sending, piece(40), failed('sendGroundPiece', lost));
    expect(broken.snapshot.value).toBe('interrupted');
    expect(broken.snapshot.context.received?.received).toBe(40);
    expect(broken.snapshot).toOnlyAccept(['close', 'pause', 'resume'], samples);
    for (const again of [resume, { type: 'xstate.after.breath.groundUpload.interrupted' }]) {
      const { snapshot, calls } = start(
        ...sending,
        failed('sendGroundPiece', new Failure('BACKEND_UNREACHABLE')),
        again as typeof resume,
      );
      expect(snapshot.value).toBe('beginning');
      expect(calls.at(-1)?.src).toBe('beginGroundUpload');
    }
    const stillLost = start(
      ...sending,
      failed('sendGroundPiece', lost),
      resume,
      failed('beginGroundUpload', lost),
    );
    expect(stillLost.snapshot.value).toBe('interrupted');
    const interrupted = [...sending, failed('sendGroundPiece', lost)] as const;
    expect(start(...interrupted, pause).snapshot.value).toBe('paused');
    expect(start(...interrupted, close).snapshot.value).toBe('closed');
    const refused = start(...interrupted, resume, failed('beginGroundUpload', refusal));
    expect(refused.snapshot.value).toBe('paused');
    expect(refused.snapshot.context.problem).toEqual(refusal.refusal);
  });

  it('may pause, go on, be left for later or given up [OWN-68]', () => {
    expect(start(...sending).snapshot).toOnlyAccept(['pause'], samples);
    const paused = start(...sending, pause);
    expect(paused.snapshot).toOnlyAccept(['close', 'give.up', 'resume'], samples);
    expect(start(...sending, pause, close).calls.at(-1)?.src).toBe('sendGroundPiece');
    const { snapshot, calls } = start(
      ...sending,
      pause,
      giveUp,
      done('cancelGroundMaking', { notice: null }),
    );
    expect(calls.at(-1)).toEqual({ src: 'cancelGroundMaking', input: { makingId: '7' } });
    expect(snapshot.value).toBe('closed');
    const refused = start(...sending, pause, giveUp, failed('cancelGroundMaking', refusal));
    expect(refused.snapshot.value).toBe('paused');
    expect(refused.snapshot.context.problem).toEqual(refusal.refusal);
  });

  it('that is refused says why, in the form or while it is sent [OWN-73]', () => {
    const first = start(open, choose, bring, measured, failed('beginGroundUpload', refusal));
    expect(first.snapshot.value).toBe('filling');
    expect(first.snapshot.context.problem).toEqual(refusal.refusal);
    const later = start(...sending, failed('sendGroundPiece', refusal));
    expect(later.snapshot.value).toBe('paused');
    expect(later.snapshot.context.problem).toEqual(refusal.refusal);
    expect(
      start(...sending, failed('sendGroundPiece', refusal), resume).snapshot.context.problem,
    ).toBe(null);
  });

  it.each([
    ['extension', { name: 'carte.zip', size: 5 }],
    ['empty', { name: 'carte.pmtiles', size: 0 }],
    ['tooLarge', { name: 'planet.osm.pbf', size: 9 * 1024 ** 3 }],
  ])('takes no file with the fault %s [OWN-73]', (fault, chosen) => {
    const { snapshot } = start(open, choose, { type: 'file.chosen', file: chosen });
    expect(snapshot.context).toMatchObject({ file: null, fault });
    expect(snapshot.can(bring)).toBe(false);
  });

  it('takes no file that cannot be read, or begins as no ground [OWN-73]', () => {
    const foreign = done('measureFile', { fingerprint: 'f', sound: false });
    expect(start(open, choose, bring, foreign).snapshot.context.fault).toBe('notGround');
    const unreadable = failed('measureFile', new DOMException('', 'NotReadableError'));
    expect(start(open, choose, bring, unreadable).snapshot.context.fault).toBe('unreadable');
  });

  it('enters every state', () => {
    const failures = [
      failed('makeGround', refusal),
      failed('measureFile', lost),
      failed('beginGroundUpload', lost),
      failed('sendGroundPiece', lost),
      failed('sendGroundPiece', refusal),
      failed('cancelGroundMaking', refusal),
    ];
    const events = [...samples, order, measured, begun, piece(100), ...failures];
    expect(neverEntered(groundUploadMachine, [undefined], events)).toEqual([]);
  });
});
