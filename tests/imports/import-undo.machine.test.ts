import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { importView } from '#web/imports/imports.view.ts';
import { done, failed } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import {
  imported,
  notice,
  undone,
  choose,
  check,
  run,
  confirm,
  cancel,
  undo,
  samples,
  mapped,
  reported,
  start,
  finished,
  type Happening,
} from './import-events.ts';

describe('undoing an import', () => {
  const refusal = refusalError('Une attribution a changé depuis.');
  const refused = failed('undoImport', refusal);

  it('asks a question, for a past import before a file is chosen and after an import [OWN-09]', () => {
    for (const before of [[], finished]) {
      const { snapshot, calls } = start(...before, undo);
      expect(questionIn(snapshot.getMeta())).toBe('Veux-tu annuler cet import\u202F?');
      expect(snapshot).toOnlyAccept(['cancel', 'confirm'], samples);
      expect(calls.map(({ src }) => src)).not.toContain('undoImport');
    }
  });

  it('that is cancelled leaves everything as it was [OWN-09]', () => {
    expect(start(undo, cancel).snapshot.value).toBe('choosing');
    const { snapshot, calls } = start(...finished, undo, cancel);
    expect(snapshot.value).toBe('done');
    expect(snapshot.context.imported).toEqual(imported);
    expect(calls.map(({ src }) => src)).not.toContain('undoImport');
  });

  it('makes one call, during which nothing else is possible; then a file may be chosen [OWN-09]', () => {
    const waiting = start(...finished, undo, confirm);
    expect(waiting.calls.at(-1)).toEqual({ src: 'undoImport', input: { importId: '5' } });
    expect(waiting.snapshot.hasTag('busy')).toBe(true);
    expect(waiting.snapshot).toOnlyAccept([], samples);
    const { snapshot, emitted } = start(...finished, undo, confirm, done('undoImport', undone));
    expect(snapshot.value).toBe('choosing');
    expect(snapshot.context).toEqual({ ...start().snapshot.context, importId: '5' });
    expect(emitted.at(-1)).toEqual({ type: 'changed', notice });
  });

  it('that is refused shows why, until it is confirmed again [OWN-09, GEN-05]', () => {
    const { snapshot, emitted } = start(...finished, undo, confirm, refused);
    expect(snapshot.value).toBe('done');
    expect(snapshot.context).toMatchObject({ problem: null, undoProblem: refusal.refusal });
    expect(emitted).toHaveLength(1);
    const early = start(undo, confirm, refused);
    expect(early.snapshot.value).toBe('choosing');
    expect(start(undo, confirm, refused, undo).snapshot.context.undoProblem).toEqual(
      refusal.refusal,
    );
    expect(start(undo, confirm, refused, undo, confirm).snapshot.context.undoProblem).toBe(null);
  });

  it('asks again when the request was never sent; a bad answer is shown, and a session that has ended is left to the client [GEN-04, GEN-06, SHELL-06]', () => {
    const after = (code: 'NETWORK' | 'BACKEND_UNREACHABLE' | 'UNAUTHENTICATED') => {
      const { snapshot } = start(undo, confirm, failed('undoImport', new Failure(code)));
      return [snapshot.value, snapshot.context.undoProblem];
    };
    expect(after('NETWORK')).toEqual(['confirmingUndo', null]);
    expect(after('BACKEND_UNREACHABLE')).toEqual(['choosing', 'unreachable']);
    expect(after('UNAUTHENTICATED')).toEqual(['choosing', null]);
  });
});

describe('the screen of an import', () => {
  const shown = (...events: readonly Happening[]) => {
    const { step, busy, canUndo, canRestart, question, about } = importView(
      start(...events).snapshot,
    );
    return { step, busy, canUndo, canRestart, question, about };
  };
  const first = {
    step: 1,
    busy: false,
    canUndo: true,
    canRestart: false,
    question: null,
    about: 'Importer',
  };
  const last = { ...first, step: 4, canRestart: true, about: 'Importer 1 ligne' };
  const asking = {
    canUndo: false,
    canRestart: false,
    question: 'Veux-tu annuler cet import\u202F?',
    about: undefined,
  };

  it('has four steps, and asks about the lines to import [OWN-09]', () => {
    const steps = (...events: readonly Happening[]) => shown(...events).step;
    expect([
      steps(choose),
      steps(...mapped),
      steps(...mapped, check),
      steps(...reported()),
      steps(...reported(), check),
      steps(...reported(), run, confirm),
    ]).toEqual([1, 2, 2, 3, 3, 3]);
    expect(shown(...reported(), run)).toMatchObject({
      question: 'Veux-tu importer ces lignes\u202F?',
      about: 'Importer 1 ligne',
    });
  });

  it('stays at its step while an import is undone [OWN-09]', () => {
    expect(shown()).toEqual(first);
    expect(shown(undo)).toEqual({ ...first, ...asking });
    expect(shown(...finished)).toEqual(last);
    expect(shown(...finished, undo)).toEqual({ ...last, ...asking });
    expect(shown(...finished, undo, confirm)).toEqual({
      ...last,
      busy: true,
      canUndo: false,
      canRestart: false,
    });
    expect(shown(...finished, undo, confirm, done('undoImport', undone))).toEqual(first);
  });
});
