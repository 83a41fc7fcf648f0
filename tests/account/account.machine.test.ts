import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { Failure } from '#machines/failure/failure.ts';
import { nextIn } from '#machines/meta/meta.ts';
import type { Account, Done, Refusal } from '#schema/generated.ts';

const account: Account = {
  login: 'DEMO Ancien',
  roleDescription: 'Ancien',
  email: 'ancien@exemple.fr',
  subscription: true,
  rgpdForgetMe: false,
  privacyConsent: { version: 2, acceptedOn: '21/11/2026' },
};
const entered = {
  password: 'abcde1',
  email: 'a@b.fr',
  subscription: false,
  rgpdForgetMe: true,
};
const nothingEntered = { password: '', email: '', subscription: false, rgpdForgetMe: false };
const save = { type: 'save' as const, ...entered };
const retry = { type: 'retry' as const };
const samples = [save, retry];
const notice = { text: 'Compte enregistré.', color: null, timeout: null };
const saved: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal: Refusal = {
  __typename: 'Refusal',
  message: 'Mot de passe invalide',
  severity: 'error',
  forceOffered: null,
};
const loaded = done('account', account);
const start = (...events: Parameters<typeof play<typeof accountMachine>>[2]) =>
  play(accountMachine, undefined, events);

describe('account', () => {
  it('the account is loaded before anything may be saved [ACCT-01]', () => {
    expect(start().calls).toEqual([{ src: 'account' }]);
    expect(start().snapshot).toOnlyAccept([], samples);
    expect(start(loaded).snapshot.context.account).toEqual(account);
    expect(start(loaded).snapshot).toOnlyAccept(['save'], samples);
  });

  it('an invalid form may not be saved [ACCT-10, ACCT-12…14, ACCT-16]', () => {
    const { snapshot } = start(loaded);
    expect(snapshot.can({ ...save, password: '' })).toBe(true);
    expect(snapshot.can({ ...save, password: 'ABCDEF1' })).toBe(false);
    expect(snapshot.can({ ...save, email: '' })).toBe(true);
    expect(snapshot.can({ ...save, email: 'x@' })).toBe(false);
    expect(start(loaded, { ...save, email: 'x@' }).calls).toEqual([{ src: 'account' }]);
  });

  it('what was entered is saved once, and the change is told with its notice [ACCT-17, ACCT-18]', () => {
    const { snapshot, calls, emitted } = start(loaded, save, save, done('editAccount', saved));
    expect(calls).toEqual([{ src: 'account' }, { src: 'editAccount', input: entered }]);
    expect(emitted).toEqual([{ type: 'changed', notice }]);
    expect(snapshot.context).toEqual({ account, entered: nothingEntered, problem: null });
    expect(snapshot).toOnlyAccept(['save'], samples);
  });

  it('a refusal is shown and nothing is told as changed [ACCT-18, GEN-05]', () => {
    const { snapshot, emitted } = start(loaded, save, done('editAccount', refusal));
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({ account, entered: nothingEntered, problem: refusal });
    expect(snapshot).toOnlyAccept(['save'], samples);
  });

  it('a bad answer is told, when loading and when saving [GEN-04, GEN-15]', () => {
    const bad = new Failure('BACKEND_BAD_RESPONSE');
    const { snapshot } = start(failed('account', bad));
    expect(snapshot.context.problem).toBe('unreachable');
    expect(snapshot).toOnlyAccept(['retry'], samples);
    expect(start(failed('account', bad), retry).snapshot.context.problem).toBe(null);
    expect(start(loaded, save, failed('editAccount', bad)).snapshot.context.problem).toBe(
      'unreachable',
    );
  });

  it('a failed request of the browser shows nothing [GEN-06]', () => {
    const lost = new Failure('NETWORK');
    expect(start(failed('account', lost)).snapshot.context.problem).toBe(null);
    const { snapshot } = start(loaded, save, failed('editAccount', lost));
    expect(snapshot.context.problem).toBe(null);
    expect(snapshot).toOnlyAccept(['save'], samples);
  });

  it('a session that has ended leads to the sign-in [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    expect(nextIn(start(failed('account', ended)).snapshot.getMeta())).toBe('/login');
    expect(nextIn(start(loaded, save, failed('editAccount', ended)).snapshot.getMeta())).toBe(
      '/login',
    );
  });

  it('every state is reached', () => {
    const answers = [loaded, done('editAccount', saved), done('editAccount', refusal)];
    expect(
      neverEntered(
        accountMachine,
        [undefined],
        [...samples, ...answers, ...everyFailure('account'), ...everyFailure('editAccount')],
      ),
    ).toEqual([]);
  });
});
