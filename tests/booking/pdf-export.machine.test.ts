import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { Pdf } from '#schema/generated.ts';

const open = { type: 'open' as const, territoryIds: ['1', '2'] };
const titled = (pdfTitle = ' Mars 2026 ') => ({ type: 'export' as const, pdfTitle });
const close = { type: 'close' as const };
const samples = [open, titled(), close];
const pdf: Pdf = {
  __typename: 'Pdf',
  filename: 'territoire-2026.pdf',
  mime: 'application/pdf',
  base64: 'JVBERg==',
};
const refused = failed('exportAvailable', refusalError('Caractère invalide'));
const closed = { territoryIds: [], pdfTitle: '', problem: null };
type Happening = Parameters<typeof play<typeof pdfExportMachine>>[2][number];
const start = (...events: Happening[]) => play(pdfExportMachine, undefined, events);

describe('the PDF of what is selected', () => {
  it('needs a selection, and asks for its title first [AVL-11, AVL-12]', () => {
    expect(start().snapshot).toOnlyAccept(['open'], samples);
    expect(start().snapshot.can({ ...open, territoryIds: [] })).toBe(false);
    const { snapshot, calls } = start(open);
    expect(snapshot).toOnlyAccept(['close', 'export'], samples);
    expect(calls).toEqual([]);
  });

  it.each(['', ' ', 'x'.repeat(51), 'a#b', '<b>'])('%j is no title [AVL-11]', (title) => {
    expect(start(open).snapshot.can(titled(title))).toBe(false);
  });

  it.each(['x', 'x'.repeat(50), "L'été, déjà !"])('%j is a title [AVL-11]', (title) => {
    expect(start(open).snapshot.can(titled(title))).toBe(true);
  });

  it('makes one call, hands the file over and closes [AVL-12]', () => {
    const { snapshot, calls, emitted } = start(
      open,
      titled(),
      titled(),
      done('exportAvailable', pdf),
    );
    expect(calls).toEqual([
      { src: 'exportAvailable', input: { pdfTitle: 'Mars 2026', territoryIds: ['1', '2'] } },
    ]);
    expect(emitted).toEqual([{ type: 'exported', pdf }]);
    expect(snapshot.context).toEqual(closed);
  });

  it('a refusal is shown and the title may be corrected [AVL-11, GEN-05]', () => {
    const before = [open, titled(), refused];
    const { snapshot, emitted } = start(...before);
    expect(emitted).toEqual([]);
    expect(snapshot.context.problem).toEqual(refusalError('Caractère invalide').refusal);
    expect(snapshot).toOnlyAccept(['close', 'export'], samples);
    expect(start(...before, titled()).snapshot.context.problem).toBe(null);
    expect(start(...before, close).snapshot.context).toEqual(closed);
  });

  it('a lost request and an ended session show nothing; a bad answer is shown [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (error: Failure) =>
      start(open, titled(), failed('exportAvailable', error)).snapshot;
    expect(after(new Failure('NETWORK')).context.problem).toBe(null);
    expect(after(new Failure('NETWORK'))).toOnlyAccept(['close', 'export'], samples);
    expect(after(new Failure('BACKEND_BAD_RESPONSE')).context.problem).toBe('unreachable');
    expect(after(new Failure('UNAUTHENTICATED')).context.problem).toBe(null);
    expect(after(new Failure('UNAUTHENTICATED')).value).toBe('titling');
  });

  it('every state is reached [DC-03]', () => {
    const answers = [done('exportAvailable', pdf), refused];
    const events = [...samples, ...answers, ...everyFailure('exportAvailable')];
    expect(neverEntered(pdfExportMachine, [undefined], events)).toEqual([]);
  });
});
