import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { s13Machine } from '#machines/histogram/s13.machine.ts';
import type { Pdf } from '#schema/generated.ts';
import { s13View } from '#web/histogram/histogram.view.ts';
import { refusalError } from '../support/refusal-error.ts';

const open = { type: 'open' as const };
const generate = { type: 'generate' as const, serviceYear: 2025 };
const close = { type: 'close' as const };
const samples = [open, generate, close];
const pdf: Pdf = {
  __typename: 'Pdf',
  filename: 'x.pdf',
  mime: 'application/pdf',
  base64: 'JVBERg==',
};
type Happening = Parameters<typeof play<typeof s13Machine>>[2][number];
const start = (...events: Happening[]) => play(s13Machine, undefined, events);

describe('the S-13', () => {
  it('of the present year is made at once, and a failure opens the dialog that says why [HIST-02, OWN-21]', () => {
    const now = { ...generate, serviceYear: null };
    const waiting = start(now, now, open, close);
    expect(waiting.calls).toEqual([{ src: 'generateS13', input: { serviceYear: null } }]);
    expect(s13View(waiting.snapshot)).toEqual({
      choosing: false,
      canGenerate: false,
      generating: true,
      problem: null,
    });
    const { snapshot, emitted } = start(now, done('generateS13', pdf));
    expect(emitted).toEqual([{ type: 'generated', pdf }]);
    expect(snapshot).toOnlyAccept(['open', 'generate'], samples);
    expect(
      s13View(start(now, failed('generateS13', refusalError('Non.', 'info'))).snapshot),
    ).toEqual({
      choosing: true,
      canGenerate: true,
      generating: false,
      problem: { message: 'Non.', severity: 'info' },
    });
  });

  it('has a preview beside it, which makes no call before the user asks [HIST-02, OWN-21]', () => {
    expect(start().snapshot).toOnlyAccept(['open', 'generate'], samples);
    const { snapshot, calls } = start(open);
    expect(snapshot).toOnlyAccept(['close', 'generate'], samples);
    expect(calls).toEqual([]);
    expect(s13View(snapshot)).toEqual({
      choosing: true,
      canGenerate: true,
      generating: false,
      problem: null,
    });
  });

  it('makes one call for its year; then the file is handed over [HIST-02, B-63]', () => {
    const waiting = start(open, generate, generate, close);
    expect(waiting.calls).toEqual([{ src: 'generateS13', input: { serviceYear: 2025 } }]);
    expect(s13View(waiting.snapshot)).toEqual({
      choosing: false,
      canGenerate: false,
      generating: true,
      problem: null,
    });
    const { snapshot, emitted } = start(open, generate, done('generateS13', pdf));
    expect(emitted).toEqual([{ type: 'generated', pdf }]);
    expect(s13View(snapshot).choosing).toBe(false);
  });

  it('of the present year needs no year in the call [REST-13, B-63]', () => {
    expect(start(open, { ...generate, serviceYear: null }).calls).toEqual([
      { src: 'generateS13', input: { serviceYear: null } },
    ]);
  });

  it('that is refused opens the dialog again and shows why; another try or closing clears the message [HIST-13, GEN-05]', () => {
    const refused = [open, generate, failed('generateS13', refusalError('Non.', 'info'))];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(snapshot).toOnlyAccept(['close', 'generate'], samples);
    expect(s13View(snapshot).problem).toEqual({ message: 'Non.', severity: 'info' });
    expect(start(...refused, generate).snapshot.context.problem).toBe(null);
    expect(start(...refused, close).snapshot.context.problem).toBe(null);
  });

  it('a lost request and an ended session show nothing; a bad answer is shown [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (error: Failure) => start(open, generate, failed('generateS13', error)).snapshot;
    expect(after(new Failure('NETWORK')).context.problem).toBe(null);
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).context.problem).toBe('unreachable');
    const ended = after(new Failure('UNAUTHENTICATED'));
    expect(ended.context).toEqual({ serviceYear: 2025, problem: null });
    expect(ended).toOnlyAccept(['close', 'generate'], samples);
  });

  it('every state is reached [DC-03]', () => {
    const events = [...samples, done('generateS13', pdf), ...everyFailure('generateS13')];
    expect(neverEntered(s13Machine, [undefined], events)).toEqual([]);
  });
});
