import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import type { Done } from '#schema/generated.ts';

const entries = { login: 'DEMO Ancien', email: 'ancien@exemple.fr', congregationId: '1' };
const open = { type: 'open' as const };
const close = { type: 'close' as const };
const submit = { type: 'submit' as const, ...entries };
const samples = [open, close, submit];
const nothingEntered = { login: '', email: '', congregationId: '' };
const sent: Done = { __typename: 'Done', message: null, messageType: 'success', notice: null };
const refusal = refusalError('Aucun compte ne correspond à ces informations.');
const start = (...events: Parameters<typeof play<typeof lostPasswordMachine>>[2]) =>
  play(lostPasswordMachine, undefined, events);

describe('lostPassword', () => {
  it('is closed until the link is used [LOGIN-08]', () => {
    expect(start().snapshot.value).toBe('closed');
    expect(start().snapshot).toOnlyAccept(['open'], samples);
  });

  it('only a filled form may be sent [LOST-05, LOST-07, LOST-08, LOST-09]', () => {
    const { snapshot } = start(open);
    expect(snapshot).toOnlyAccept(['close', 'submit'], samples);
    expect(snapshot.can({ ...submit, email: '' })).toBe(false);
    expect(snapshot.can({ ...submit, email: `${'a'.repeat(46)}@b.fr` })).toBe(false);
    expect(snapshot.can({ ...submit, congregationId: '' })).toBe(false);
  });

  it('while the mail is requested, the dialog neither closes nor sends twice [LOST-01, LOST-10]', () => {
    const { snapshot, calls } = start(open, submit, submit, close);
    expect(calls).toEqual([{ src: 'sendLostPassword', input: entries }]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(snapshot).toOnlyAccept([], samples);
  });

  it('on success the dialog closes and reports it [LOST-12, LOST-13]', () => {
    const { snapshot, emitted } = start(open, submit, done('sendLostPassword', sent));
    expect(snapshot.value).toBe('closed');
    expect(emitted).toEqual([{ type: 'sent' }]);
    expect(snapshot.context).toEqual({ entries: nothingEntered, problem: null });
  });

  it('a refusal stays in the open dialog, and is gone when it opens again [LOST-11, GEN-05]', () => {
    const events = [open, submit, failed('sendLostPassword', refusal)];
    const { snapshot, emitted } = start(...events);
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({ entries: nothingEntered, problem: refusal.refusal });
    expect(snapshot).toOnlyAccept(['close', 'submit'], samples);
    expect(start(...events, close, open).snapshot.context.problem).toBe(null);
  });

  it('a bad answer is shown in the open dialog [LOST-11, GEN-04]', () => {
    const { snapshot } = start(
      open,
      submit,
      failed('sendLostPassword', new Failure('BACKEND_BAD_RESPONSE')),
    );
    expect(snapshot.value).toBe('editing');
    expect(snapshot.context.problem).toBe('unreachable');
  });

  it.each(['NETWORK', 'UNAUTHENTICATED'] as const)(
    'a failed request of the browser, or a session that has ended (%s), shows nothing [GEN-06]',
    (code) => {
      const { snapshot } = start(open, submit, failed('sendLostPassword', new Failure(code)));
      expect(snapshot.context.problem).toBe(null);
      expect(snapshot).toOnlyAccept(['close', 'submit'], samples);
    },
  );

  it('every state is reached', () => {
    const answers = [done('sendLostPassword', sent), ...everyFailure('sendLostPassword')];
    expect(neverEntered(lostPasswordMachine, [undefined], [...samples, ...answers])).toEqual([]);
  });
});
