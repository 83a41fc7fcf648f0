import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { oneTapMachine } from '#machines/one-tap/one-tap.machine.ts';
import type { Done, OneTapLink } from '#schema/generated.ts';
import { oneTapView } from '#web/one-tap/one-tap.view.ts';
import { refusalError } from '../support/refusal-error.ts';

const tap = { type: 'tap' as const };
const retry = { type: 'retry' as const };
const samples = [tap, retry];
const token = '1-abc';
const link: OneTapLink = {
  action: 'month',
  tap: 'asksMonth',
  numberName: 'T12 - Larvotto',
  returnDate: '2026-05-01',
  returnDateHuman: '01/05/2026',
};
const read = done('oneTapLink', link);
const thanks: Done = {
  __typename: 'Done',
  message: 'Ta demande est transmise.',
  messageType: 'success',
  notice: null,
};
const start = (...events: Parameters<typeof play<typeof oneTapMachine>>[2]) =>
  play(oneTapMachine, { token }, events);
const reading = { src: 'oneTapLink', input: { token } };
const following = { src: 'followOneTapLink', input: { token } };

describe('a link of a reminder', () => {
  it('is read first, which changes nothing', () => {
    expect(start().calls).toEqual([reading]);
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(read).calls).toEqual([reading]);
    expect(start(read).snapshot).toOnlyAccept(['tap'], samples);
  });

  it('acts on one tap, and ignores a second', () => {
    const { snapshot, calls } = start(read, tap, tap);
    expect(calls).toEqual([reading, following]);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('ends with the server’s message, and nothing more can be done', () => {
    const { snapshot } = start(read, tap, done('followOneTapLink', thanks));
    expect(snapshot.matches('done')).toBe(true);
    expect(snapshot.context.message).toBe('Ta demande est transmise.');
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('is dead where the server refuses to read it or to act on it', () => {
    const refused = refusalError('Ce lien a déjà servi.');
    for (const { snapshot } of [
      start(failed('oneTapLink', refused)),
      start(read, tap, failed('followOneTapLink', refused)),
    ]) {
      expect(snapshot.matches('dead')).toBe(true);
      expect(snapshot.context.problem).toEqual(refused.refusal);
      expect(snapshot).toOnlyAccept([], samples);
    }
  });

  it.each(['NETWORK', 'BACKEND_UNREACHABLE', 'BACKEND_BAD_RESPONSE'] as const)(
    'that meets %s may be tried again from the same step [GEN-04, GEN-06]',
    (code) => {
      const unread = start(failed('oneTapLink', new Failure(code)));
      expect(unread.snapshot).toOnlyAccept(['retry'], samples);
      expect(start(failed('oneTapLink', new Failure(code)), retry, read).calls).toEqual([
        reading,
        reading,
      ]);
      const unsent = start(read, tap, failed('followOneTapLink', new Failure(code)));
      expect(unsent.snapshot).toOnlyAccept(['tap'], samples);
      const again = start(read, tap, failed('followOneTapLink', new Failure(code)), tap);
      expect(again.calls).toEqual([reading, following, following]);
      expect(again.snapshot.context.problem).toBe(null);
    },
  );

  it('rests in each of its states, whatever fails [DC-03]', () => {
    const events = [
      ...samples,
      read,
      done('followOneTapLink', thanks),
      ...everyFailure('oneTapLink'),
      ...everyFailure('followOneTapLink'),
    ];
    expect(neverEntered(oneTapMachine, [{ token }], events)).toEqual([]);
  });
});

describe('the page of a link shows', () => {
  const view = (...events: Parameters<typeof play<typeof oneTapMachine>>[2]) =>
    oneTapView(start(...events).snapshot);
  const quiet = {
    reading: false,
    canRetry: false,
    doing: false,
    done: null,
    dead: null,
    problem: null,
  };
  const about = 'T12 - Larvotto';
  const asked = {
    due: 'À rentrer le 01/05/2026',
    what: 'Un gestionnaire recevra ta demande de garder ce territoire un mois de plus.',
    button: 'Demander un mois de plus',
  };

  it('what will happen and one button', () => {
    expect(view(read)).toEqual({ ...quiet, title: 'Un mois de plus', about, asked, canTap: true });
    expect(view(read, tap)).toEqual({
      ...quiet,
      title: 'Un mois de plus',
      about,
      asked,
      canTap: false,
      doing: true,
    });
  });

  it('whether it brings back or asks', () => {
    const what = (does: OneTapLink['tap']) =>
      view(done('oneTapLink', { ...link, action: 'returned', tap: does })).asked?.what;
    expect(what('returns')).toBe('Ce territoire sera noté comme rentré aujourd’hui.');
    expect(what('asksReturn')).toBe(
      'Un gestionnaire sera prévenu que tu as rentré ce territoire, et le confirmera.',
    );
  });

  it('the server’s sentence at the end, and of a dead link nothing else', () => {
    expect(view(read, tap, done('followOneTapLink', thanks))).toEqual({
      ...quiet,
      title: 'Un mois de plus',
      about,
      asked: null,
      canTap: false,
      done: 'Ta demande est transmise.',
    });
    expect(view(failed('oneTapLink', refusalError('Ce lien a déjà servi.')))).toEqual({
      ...quiet,
      title: 'Ton rappel',
      about: null,
      asked: null,
      canTap: false,
      dead: 'Ce lien a déjà servi.',
    });
  });

  it('that nothing has answered, without a word of blame', () => {
    const lost = view(read, tap, failed('followOneTapLink', new Failure('NETWORK')));
    expect(lost.problem).toEqual({
      message: 'Pas de réponse\u202F: vérifie ta connexion, puis réessaie.',
      severity: 'warning',
    });
    expect([lost.asked, lost.canTap]).toEqual([asked, true]);
    expect(view(failed('oneTapLink', new Failure('BACKEND_UNREACHABLE'))).problem).toEqual({
      message: 'Problème de connexion au serveur.',
      severity: 'error',
    });
  });
});
