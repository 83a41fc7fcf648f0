import { describe, expect, it } from 'vitest';
import { accountMachine } from '#machines/account/account.machine.ts';
import { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type { Account } from '#schema/generated.ts';
import {
  accountView,
  entriesOf,
  presentPasswordView,
  privacyRulesView,
  unsaved,
} from '#web/account/account.view.ts';
import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';

const account: Account = {
  login: 'DEMO Ancien',
  roleDescription: 'Ancien',
  email: 'ancien@example.org',
  subscription: true,
  rgpdForgetMe: false,
  privacyConsent: null,
};
const entries = entriesOf(account);
const loaded = done('account', account);
const save = { type: 'save', ...entries } as const;

const shown = (
  events: Parameters<typeof play<typeof accountMachine>>[2],
  entered: typeof entries | null = entries,
) => accountView(play(accountMachine, undefined, events).snapshot, entered);

const atRest = {
  loading: false,
  stalled: false,
  failure: null,
  refused: false,
  saving: false,
  canSave: true,
  problem: null,
};

describe('what the account shows', () => {
  it('an empty password, and the rest as the server has it [ACCT-04, ACCT-05, ACCT-06, ACCT-09]', () => {
    expect(entries).toEqual({
      password: '',
      email: 'ancien@example.org',
      subscription: true,
      rgpdForgetMe: false,
    });
  });

  it('that it is loading, then whether it may be saved, as the machine says [ACCT-01, ACCT-10, ACCT-12]', () => {
    expect(shown([], null)).toEqual({ ...atRest, loading: true, canSave: false });
    expect(shown([loaded])).toEqual(atRest);
  });

  it('that a weak password or an invalid address cannot be saved [ACCT-10, ACCT-13, ACCT-14, ACCT-16]', () => {
    const canSave = (change: Partial<typeof entries>) =>
      shown([loaded], { ...entries, ...change }).canSave;
    expect(['abc1!', 'ABCDEF1', 'abcdef'].map((password) => canSave({ password }))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['abcde1', 'abcde!', 'ABCDe1'].map((password) => canSave({ password }))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['x@', `${'a'.repeat(40)}@example.org`].map((email) => canSave({ email }))).toEqual([
      false,
      false,
    ]);
    expect(canSave({ email: '' })).toBe(true);
  });

  it('that it is being saved, and a refusal in the server’s words [ACCT-17, ACCT-18]', () => {
    expect(shown([loaded, save])).toEqual({ ...atRest, saving: true, canSave: false });
    const refusal = refusalError('Mot de passe invalide', 'warning');
    expect(shown([loaded, save, failed('editAccount', refusal)])).toEqual({
      ...atRest,
      problem: { message: 'Mot de passe invalide', severity: 'warning' },
    });
  });

  it('an error card when it cannot be loaded; without a network only a button to retry [GEN-04, GEN-06]', () => {
    const after = (code: 'BACKEND_UNREACHABLE' | 'NETWORK') =>
      shown([failed('account', new Failure(code))], null);
    expect(after('BACKEND_UNREACHABLE')).toEqual({
      ...atRest,
      canSave: false,
      failure: { message: 'Problème de connexion au serveur.', severity: 'error' },
    });
    expect(after('NETWORK')).toEqual({ ...atRest, canSave: false, stalled: true });
  });

  it('which fields would lose their unsaved values on leaving', () => {
    expect(unsaved(entries, entries)).toBe(false);
    expect(unsaved(entries, { ...entries, email: ' ancien@example.org ' })).toBe(false);
    expect(unsaved(entries, { ...entries, password: 'a' })).toBe(true);
    expect(unsaved(entries, { ...entries, email: '' })).toBe(true);
    expect(unsaved(entries, { ...entries, subscription: false })).toBe(true);
    expect(unsaved(entries, { ...entries, rgpdForgetMe: true })).toBe(true);
  });
});

describe('what the dialog of the present password shows', () => {
  const asked = refusalError('Donne ton mot de passe actuel.', 'info', 'presentPassword');
  const after = (...events: Parameters<typeof play<typeof accountMachine>>[2]) => {
    const { snapshot } = play(accountMachine, undefined, [loaded, save, ...events]);
    return [presentPasswordView(snapshot, 'demo2026'), accountView(snapshot, entries).problem];
  };
  const shut = { open: false, saving: false, canProve: false, canCancel: false, problem: null };
  const problem = { message: 'Donne ton mot de passe actuel.', severity: 'info' };
  const prove = { type: 'prove', presentPassword: 'demo2026' } as const;

  it('nothing until it is asked for; then the server’s sentence, there alone; it stays while saving [OWN-231]', () => {
    const asking = { ...shut, open: true, canProve: true, canCancel: true, problem };
    expect(after()).toEqual([shut, null]);
    expect(after(failed('editAccount', asked))).toEqual([asking, null]);
    expect(after(failed('editAccount', asked), prove)).toEqual([
      { ...shut, open: true, saving: true },
      null,
    ]);
    expect(after(failed('editAccount', asked), { type: 'cancel' })).toEqual([shut, null]);
  });
});

describe('what the dialog of the privacy rules shows', () => {
  const open = { type: 'open' } as const;
  const rules = done('privacyRules', { rgpdPrivacyHtml: '<p>Règles</p>' });
  const view = (events: Parameters<typeof play<typeof privacyRulesMachine>>[2]) =>
    privacyRulesView(play(privacyRulesMachine, undefined, events).snapshot);

  it('closed, then loading, then the rules; without loading when opened again [ACCT-08]', () => {
    const shut = { open: false, html: null, problem: null };
    const read = { open: true, html: '<p>Règles</p>', problem: null };
    expect(view([])).toEqual(shut);
    expect(view([open])).toEqual({ open: true, html: null, problem: null });
    expect(view([open, rules])).toEqual(read);
    expect(view([open, rules, { type: 'close' }])).toEqual(shut);
    expect(view([open, rules, { type: 'close' }, open])).toEqual(read);
  });

  it('what went wrong [ACCT-08, GEN-04]', () => {
    expect(view([open, failed('privacyRules', new Failure('BACKEND_BAD_RESPONSE'))])).toEqual({
      open: true,
      html: null,
      problem: { message: 'Problème de connexion au serveur.', severity: 'error' },
    });
  });
});
