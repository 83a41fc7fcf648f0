import type { SnapshotFrom } from 'xstate';

import type { accountMachine } from '#machines/account/account.machine.ts';
import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';
import type { Account, OwnDataFormat, MutationEditAccountArgs } from '#schema/generated.ts';

import { problemView } from '../failure/problem.view.ts';

export type AccountEntries = MutationEditAccountArgs;

/** What is in the form before anything is typed: the password is never sent back (ACCT-04, ACCT-05). */
export const entriesOf = ({ email, subscription, rgpdForgetMe }: Account): AccountEntries => ({
  password: '',
  email,
  subscription,
  rgpdForgetMe,
});

export const unsaved = (saved: AccountEntries, entered: AccountEntries) =>
  entered.password !== '' ||
  entered.email.trim() !== saved.email.trim() ||
  entered.subscription !== saved.subscription ||
  entered.rgpdForgetMe !== saved.rgpdForgetMe;

/** What the account screen shows, by the machine's own word. */
export function accountView(
  snapshot: SnapshotFrom<typeof accountMachine>,
  entered: AccountEntries | null,
) {
  const { problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  return {
    loading: snapshot.matches('loading'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    saving: snapshot.matches('saving'),
    canSave: entered !== null && snapshot.can({ type: 'save', ...entered }),
    problem: failed ? null : problemView(problem),
  };
}

/** The dialog of the privacy rules, by its machine's own word. */
export function privacyRulesView(snapshot: SnapshotFrom<typeof privacyRulesMachine>) {
  return {
    open: !snapshot.matches('closed'),
    html: snapshot.matches('shown') ? (snapshot.context.privacyRules?.rgpdPrivacyHtml ?? '') : null,
    problem: problemView(snapshot.context.problem),
  };
}

/** One's own data to take along, by its machine's own word. */
export const ownDataView = (snapshot: SnapshotFrom<typeof ownDataMachine>) => ({
  canExport: (format: OwnDataFormat) => snapshot.can({ type: 'export', format }),
  exporting: snapshot.matches('exporting') ? snapshot.context.format : null,
  problem: problemView(snapshot.context.problem),
});
