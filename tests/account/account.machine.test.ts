import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { accountMachine } from '#machines/account/account.machine.ts';
import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';
import { nextIn, reasonIn } from '#machines/parts/flow/meta.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import type {
  Account,
  Done,
  MutationEditAccountArgs,
  OwnDataFile,
  PrivacyRules,
  QueryExportOwnDataArgs,
} from '#schema/generated.ts';

const account: Account = {
  login: 'DEMO Ancien',
  roleDescription: 'Ancien',
  email: 'ancien@exemple.fr',
  subscription: true,
  rgpdForgetMe: false,
  privacyConsent: { version: 2, acceptedOn: '21/11/2026' },
};
const entries = {
  password: 'abcde1',
  email: 'a@b.fr',
  subscription: false,
  rgpdForgetMe: true,
};
const sent = { ...entries, presentPassword: null };
const nothingEntered = {
  password: '',
  email: '',
  subscription: false,
  rgpdForgetMe: false,
  presentPassword: null,
};
const save = { type: 'save' as const, ...entries };
const retry = { type: 'retry' as const };
const prove = { type: 'prove' as const, presentPassword: 'demo2026' };
const cancel = { type: 'cancel' as const };
const open = { type: 'open' as const };
const samples = [save, retry, prove, cancel];
const notice = { text: 'Compte enregistré.', color: null, timeout: null, undo: null, about: null };
const saved: Done = { __typename: 'Done', message: null, messageType: 'success', notice };
const refusal = refusalError('Mot de passe invalide');
const asked = refusalError('Donne ton mot de passe actuel.', 'info', 'presentPassword');
const wrong = refusalError('Ce n’est pas le bon.', 'error', 'presentPassword');
const loaded = done('account', account);
const start = (...events: Parameters<typeof play<typeof accountMachine>>[2]) =>
  play(accountMachine, undefined, events);

describe('account', () => {
  it('the account is loaded before anything may be saved [ACCT-01]', () => {
    expect(start().invoked).toEqual([
      { src: 'ownData' },
      { src: 'privacyRules' },
      { src: 'connections' },
    ]);
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
    expect(start(loaded, { ...save, email: 'x@' }).calls).toEqual(start(loaded).calls);
  });

  it('the entered values are saved once and become the account, and the change is reported with its notice [ACCT-17, ACCT-18]', () => {
    const { snapshot, calls, emitted } = start(loaded, save, save, done('editAccount', saved));
    expect(calls).toEqual([{ src: 'account' }, { src: 'editAccount', input: sent }]);
    expect(emitted).toEqual([{ type: 'changed', notice, saved: sent }]);
    expect(snapshot.context).toEqual({
      account: { ...account, email: 'a@b.fr', subscription: false, rgpdForgetMe: true },
      entries: nothingEntered,
      problem: null,
    });
    expect(snapshot.status).toBe('done');
  });

  it('a new password, or signing out everywhere, leads to the sign-in; other changes stay here [B-90, OWN-56, OWN-87]', () => {
    const changed = start(loaded, save, done('editAccount', saved)).snapshot;
    expect([nextIn(changed.getMeta()), reasonIn(changed.getMeta())]).toEqual([
      '/login',
      'passwordChanged',
    ]);
    const everywhere = start(loaded, done('connections', undefined)).snapshot;
    expect([nextIn(everywhere.getMeta()), reasonIn(everywhere.getMeta())]).toEqual([
      '/login',
      'signedOutEverywhere',
    ]);
    const kept = start(loaded, { ...save, password: '' }, done('editAccount', saved)).snapshot;
    expect(kept).toOnlyAccept(['save'], samples);
  });

  it('a refusal is shown and no change is reported [ACCT-18, GEN-05]', () => {
    const { snapshot, emitted } = start(loaded, save, failed('editAccount', refusal));
    expect(emitted).toEqual([]);
    expect(snapshot.context).toEqual({
      account,
      entries: nothingEntered,
      problem: refusal.refusal,
    });
    expect(snapshot).toOnlyAccept(['save'], samples);
  });

  it('a bad answer is shown, when loading and when saving [GEN-04, GEN-15]', () => {
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

  it('a session that has ended is left to the client: the machine goes back and shows nothing [SHELL-06]', () => {
    const ended = new Failure('UNAUTHENTICATED');
    expect(start(failed('account', ended)).snapshot.context.problem).toBe(null);
    const { snapshot } = start(loaded, save, failed('editAccount', ended));
    expect(snapshot.context).toEqual({ account, entries: nothingEntered, problem: null });
    expect(snapshot).toOnlyAccept(['save'], samples);
  });

  it('the present password is asked for where the backend does, and sent with the same form [OWN-231]', () => {
    const { snapshot } = start(loaded, save, failed('editAccount', asked));
    expect(snapshot.context).toEqual({ account, entries: sent, problem: asked.refusal });
    expect(snapshot).toOnlyAccept(['prove', 'cancel'], samples);
    expect(snapshot.can({ ...prove, presentPassword: '' })).toBe(false);
    const proved = start(loaded, save, failed('editAccount', asked), prove);
    expect(proved.calls.at(-1)).toEqual({
      src: 'editAccount',
      input: { ...entries, presentPassword: 'demo2026' },
    });
    expect(proved.snapshot.context.problem).toBe(null);
    expect(proved.emitted).toEqual([]);
  });

  it('a wrong one is asked for again; leaving it or a success forgets it [OWN-231]', () => {
    const wrongly = [loaded, save, failed('editAccount', asked), prove] as const;
    const again = start(...wrongly, failed('editAccount', wrong)).snapshot;
    expect(again.context.problem).toEqual(wrong.refusal);
    expect(again).toOnlyAccept(['prove', 'cancel'], samples);
    const left = start(...wrongly, failed('editAccount', wrong), cancel).snapshot;
    expect(left.context).toEqual({ account, entries: nothingEntered, problem: null });
    expect(left).toOnlyAccept(['save'], samples);
    const lost = start(...wrongly, failed('editAccount', new Failure('NETWORK'))).snapshot;
    expect(lost.context).toEqual({ account, entries: nothingEntered, problem: null });
    const saving = start(...wrongly, done('editAccount', saved)).snapshot;
    expect(saving.context.entries).toEqual(nothingEntered);
  });

  it('every state is reached', () => {
    const answers = [
      loaded,
      done('editAccount', saved),
      failed('editAccount', asked),
      done('connections', undefined),
    ];
    expect(
      neverEntered(
        accountMachine,
        [undefined],
        [...samples, ...answers, ...everyFailure('account'), ...everyFailure('editAccount')],
      ),
    ).toEqual([]);
  });
});

describe('the account with the machines that it invokes', () => {
  const file = { filename: 'Mes données.html', mime: 'text/html', base64: 'AA==' };
  const rules = { rgpdPrivacyHtml: '<h2>Tes données</h2>' };

  function started() {
    const calls: string[] = [];
    const answering =
      <Value>(name: string, value: Value) =>
      async () => {
        calls.push(name);
        return value;
      };
    const actor = createActor(
      accountMachine.provide({
        actors: {
          account: fromPromise<Account>(answering('account', account)),
          editAccount: fromPromise<Done, MutationEditAccountArgs>(answering('editAccount', saved)),
          ownData: ownDataMachine.provide({
            actors: {
              exportOwnData: fromPromise<OwnDataFile, QueryExportOwnDataArgs>(
                answering('exportOwnData', file),
              ),
            },
          }),
          privacyRules: privacyRulesMachine.provide({
            actors: { privacyRules: fromPromise<PrivacyRules>(answering('privacyRules', rules)) },
          }),
        },
      }),
      remembered,
    );
    actor.start();
    const { ownData, privacyRules } = actor.getSnapshot().children;
    return { actor, calls, ownData: ownData!, privacyRules: privacyRules! };
  }

  it('exports one’s own data while the account is saved [ACCT-07]', async () => {
    const { actor, calls, ownData } = started();
    const files: OwnDataFile[] = [];
    ownData.on('exported', (exported) => files.push(exported.file));
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    actor.send({ ...save, password: '' });
    ownData.send({ type: 'export', format: 'html' });
    expect(actor.getSnapshot().value).toBe('saving');
    expect(ownData.getSnapshot().value).toBe('exporting');
    await waitFor(ownData, (snapshot) => snapshot.matches('quiet'));
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(files).toEqual([file]);
    expect(calls).toEqual(['account', 'editAccount', 'exportOwnData']);
  });

  it('keeps the privacy rules through a save, and fetches them once [ACCT-08]', async () => {
    const { actor, calls, privacyRules } = started();
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(calls).toEqual(['account']);
    privacyRules.send(open);
    await waitFor(privacyRules, (snapshot) => snapshot.matches('shown'));
    privacyRules.send({ type: 'close' });
    actor.send({ ...save, password: '' });
    await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    privacyRules.send(open);
    expect(privacyRules.getSnapshot().context.privacyRules).toEqual(rules);
    expect(privacyRules.getSnapshot().value).toBe('shown');
    expect(calls).toEqual(['account', 'privacyRules', 'editAccount']);
  });
});
