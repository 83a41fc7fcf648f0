import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/failure/failure.ts';
import { s13Machine } from '#machines/histogram/s13.machine.ts';
import { nextIn } from '#machines/meta/meta.ts';
import type { Pdf } from '#schema/generated.ts';
import { s13View } from '#web/histogram/histogram.view.ts';

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
  it('is looked at first, and makes no call before it is asked for [HIST-02]', () => {
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    const { snapshot, calls } = start(open);
    expect(snapshot).toOnlyAccept(['close', 'generate'], samples);
    expect(calls).toEqual([]);
    expect(s13View(snapshot)).toEqual({
      open: true,
      canGenerate: true,
      canClose: true,
      generating: false,
      problem: null,
    });
  });

  it('is one call for its year, and none while it is made; the file is handed over, the dialog closed [HIST-02, B-63]', () => {
    const waiting = start(open, generate, generate, close);
    expect(waiting.calls).toEqual([{ src: 'generateS13', input: { serviceYear: 2025 } }]);
    expect(s13View(waiting.snapshot)).toEqual({
      open: true,
      canGenerate: false,
      canClose: false,
      generating: true,
      problem: null,
    });
    const { snapshot, emitted } = start(open, generate, done('generateS13', pdf));
    expect(emitted).toEqual([{ type: 'generated', pdf }]);
    expect(s13View(snapshot).open).toBe(false);
  });

  it('of the present year needs no year [REST-13, B-63]', () => {
    expect(start(open, { ...generate, serviceYear: null }).calls).toEqual([
      { src: 'generateS13', input: { serviceYear: null } },
    ]);
  });

  it('refused keeps the dialog and says why; another try forgets it, and so does closing [HIST-13, GEN-05]', () => {
    const refused = [open, generate, failed('generateS13', new Failure('REFUSED', 'Non.', 'info'))];
    const { snapshot, emitted } = start(...refused);
    expect(emitted).toEqual([]);
    expect(snapshot).toOnlyAccept(['close', 'generate'], samples);
    expect(s13View(snapshot).problem).toEqual({ message: 'Non.', severity: 'info' });
    expect(start(...refused, generate).snapshot.context.problem).toBe(null);
    expect(start(...refused, close).snapshot.context.problem).toBe(null);
  });

  it('a lost request of the browser shows nothing; a bad answer is told; an ended session leads to the sign-in [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (error: Failure) => start(open, generate, failed('generateS13', error)).snapshot;
    expect(after(new Failure('NETWORK')).context.problem).toBe(null);
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).context.problem).toBe('unreachable');
    expect(nextIn(after(new Failure('UNAUTHENTICATED')).getMeta())).toBe('/login');
  });

  it('every state is reached [DC-03]', () => {
    const events = [...samples, done('generateS13', pdf), ...everyFailure('generateS13')];
    expect(neverEntered(s13Machine, [undefined], events)).toEqual([]);
  });
});
