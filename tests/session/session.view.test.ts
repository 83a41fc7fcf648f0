import { describe, expect, it } from 'vitest';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import { privacyMachine } from '#machines/session/privacy.machine.ts';
import { signInMachine } from '#machines/session/sign-in.machine.ts';
import { lostPasswordView } from '#web/session/lost-password.view.ts';
import { privacyView } from '#web/session/privacy.view.ts';
import { signInView } from '#web/session/sign-in.view.ts';

const monaco = [{ id: '1', name: 'Monaco' }];
const entered = { login: 'DEMO Ancien', password: 'x', congregationId: '1' };
const nothing = { login: '', password: '', congregationId: '' };
const unreachable = { message: 'Problème de connexion au serveur.', severity: 'error' };
const refusal = refusalError('Non.', 'warning');

describe('what the sign-in screen shows', () => {
  const arrived = { unreachable: false, ended: null, from: null, whose: null };
  const opened = [done('forgetSession'), done('congregations', monaco)];
  const shown = (
    events: Parameters<typeof play<typeof signInMachine>>[2],
    form: typeof entered = entered,
  ) => signInView(play(signInMachine, arrived, events).snapshot, form);
  const ready = {
    congregations: monaco,
    congregationsMissing: false,
    siteIsEmpty: false,
    canSubmit: true,
    submitting: false,
    codeAsked: false,
    problem: null,
  };

  it('a filled form may be sent, an empty one may not [LOGIN-06]', () => {
    expect(shown(opened)).toEqual(ready);
    expect(shown(opened, nothing)).toEqual({ ...ready, canSubmit: false });
  });

  it('the button works while the answer is awaited [LOGIN-07]', () => {
    expect(shown([...opened, { type: 'submit', ...entered }])).toEqual({
      ...ready,
      canSubmit: false,
      submitting: true,
    });
  });

  it('a refusal is shown as the server said it, and another try is free [LOGIN-09]', () => {
    expect(shown([...opened, { type: 'submit', ...entered }, failed('signIn', refusal)])).toEqual({
      ...ready,
      problem: { message: 'Non.', severity: 'warning' },
    });
  });

  it('after a bad answer the form waits for a change [LOGIN-20]', () => {
    const rejected = [
      ...opened,
      { type: 'submit' as const, ...entered },
      failed('signIn', new Failure('BACKEND_BAD_RESPONSE')),
    ];
    expect(shown(rejected)).toEqual({ ...ready, canSubmit: false, problem: unreachable });
    expect(shown([...rejected, { type: 'field.changed' }])).toEqual({
      ...ready,
      problem: unreachable,
    });
  });

  it('a list that could not be read may be loaded again [LOGIN-11, GEN-06]', () => {
    expect(
      shown([done('forgetSession'), failed('congregations', new Failure('NETWORK'))], nothing),
    ).toEqual({ ...ready, congregations: [], congregationsMissing: true, canSubmit: false });
  });

  it('a site without any congregation is told from a list that could not be read [OWN-97]', () => {
    expect(shown([done('forgetSession'), done('congregations', [])])).toEqual({
      ...ready,
      congregations: [],
      siteIsEmpty: true,
      canSubmit: false,
    });
  });
});

describe('what the lost-password dialog shows', () => {
  const asked = { login: 'DEMO Ancien', email: 'a@exemple.fr', congregationId: '1' };
  const shown = (events: Parameters<typeof play<typeof lostPasswordMachine>>[2], form = asked) =>
    lostPasswordView(play(lostPasswordMachine, undefined, events).snapshot, form);
  const open = { open: true, canSubmit: true, canClose: true, sending: false, problem: null };

  it('closed, then open with a form that may be sent once it is filled [LOST-09]', () => {
    expect(shown([])).toEqual({ ...open, open: false, canSubmit: false, canClose: false });
    expect(shown([{ type: 'open' }])).toEqual(open);
    expect(shown([{ type: 'open' }], { ...asked, email: '' })).toEqual({
      ...open,
      canSubmit: false,
    });
  });

  it('an address of 50 characters may be sent, one of 51 may not [LOST-07]', () => {
    const of = (length: number) => `${'a'.repeat(length - 11)}@exemple.fr`;
    expect(shown([{ type: 'open' }], { ...asked, email: of(50) }).canSubmit).toBe(true);
    expect(shown([{ type: 'open' }], { ...asked, email: of(51) }).canSubmit).toBe(false);
  });

  it('a refusal stays in the open dialog [LOST-11]', () => {
    const sending = [{ type: 'open' as const }, { type: 'submit' as const, ...asked }];
    expect(shown(sending)).toEqual({ ...open, canSubmit: false, canClose: false, sending: true });
    expect(shown([...sending, failed('sendLostPassword', refusal)])).toEqual({
      ...open,
      problem: { message: 'Non.', severity: 'warning' },
    });
  });
});

describe('what the privacy screen shows', () => {
  const shown = (
    token: string | null,
    events: Parameters<typeof play<typeof privacyMachine>>[2] = [],
  ) => privacyView(play(privacyMachine, { token }, events).snapshot);
  const rules = done('privacyRules', { rgpdPrivacyHtml: '<p>Texte</p>' });
  const ready = {
    html: '<p>Texte</p>',
    loading: false,
    withoutSession: false,
    failed: false,
    canAccept: true,
    canRefuse: true,
    accepting: false,
    problem: null,
  };

  it('the rules, which may be accepted or refused [PRIV-03]', () => {
    expect(shown('abc', [rules])).toEqual(ready);
    expect(shown('abc')).toEqual({
      ...ready,
      html: null,
      loading: true,
      canAccept: false,
      canRefuse: false,
    });
  });

  it('without a session no rules, and only the way back [PRIV-06]', () => {
    expect(shown(null)).toEqual({ ...ready, html: null, withoutSession: true, canAccept: false });
  });

  it('rules that could not be read may be asked for again [GEN-04]', () => {
    const failure = failed('privacyRules', new Failure('BACKEND_UNREACHABLE'));
    expect(shown('abc', [failure])).toEqual({
      ...ready,
      html: null,
      failed: true,
      canAccept: false,
      problem: unreachable,
    });
  });

  it('accepting is awaited, and a refusal leaves the rules there [PRIV-05, GEN-05]', () => {
    expect(shown('abc', [rules, { type: 'accept' }])).toEqual({
      ...ready,
      accepting: true,
      canAccept: false,
      canRefuse: false,
    });
    expect(
      shown('abc', [rules, { type: 'accept' }, failed('acceptPrivacyRules', refusal)]),
    ).toEqual({
      ...ready,
      problem: { message: 'Non.', severity: 'warning' },
    });
  });
});
