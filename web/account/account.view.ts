import type { SnapshotFrom } from 'xstate';

import type { accountMachine } from '#machines/account/account.machine.ts';
import type { connectionsMachine } from '#machines/account/connections.machine.ts';
import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { AccountEntries } from '#machines/account/account.rules.ts';
import { presentPasswordAsked } from '#machines/parts/failure/failure.ts';
import type { Account, MenuEntry, OwnDataFormat } from '#schema/generated.ts';

import { startScreens } from '../domain/device/start-screen.ts';
import { isRefusal, problemView } from '../parts/failure/problem.view.ts';

/** The form's values for a saved account; the password is never sent back (ACCT-04, ACCT-05). */
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

export function accountView(
  snapshot: SnapshotFrom<typeof accountMachine>,
  entered: AccountEntries | null,
) {
  const { problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const asked = presentPasswordAsked(problem);
  return {
    loading: snapshot.matches('loading'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    refused: failed && isRefusal(problem),
    saving: snapshot.matches('saving'),
    canSave: entered !== null && snapshot.can({ type: 'save', ...entered }),
    problem: failed || asked ? null : problemView(problem),
  };
}

/** What the dialog that asks for the present password shows and allows (OWN-231). */
export function presentPasswordView(
  snapshot: SnapshotFrom<typeof accountMachine>,
  presentPassword: string,
) {
  const { entries, problem } = snapshot.context;
  const saving = snapshot.matches('saving') && Boolean(entries.presentPassword);
  return {
    open: saving || snapshot.matches('askingPresentPassword'),
    saving,
    canProve: snapshot.can({ type: 'prove', presentPassword }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(problem),
  };
}

export function privacyRulesView(snapshot: SnapshotFrom<typeof privacyRulesMachine>) {
  return {
    open: !snapshot.matches('closed'),
    html: snapshot.matches('shown') ? (snapshot.context.privacyRules?.rgpdPrivacyHtml ?? '') : null,
    problem: problemView(snapshot.context.problem),
  };
}

/** What the block of connections shows and allows; nothing without any. */
export function connectionsView(snapshot: SnapshotFrom<typeof connectionsMachine>) {
  const { connections, connectionId, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  return {
    shown: connections !== null && connections.length > 0,
    /** The present one first: of many the first few are shown. */
    connections: (connections ?? []).toSorted(
      (one, other) => Number(other.present) - Number(one.present),
    ),
    stalled: failed,
    canEnd: snapshot.can({ type: 'end', connectionId: '' }),
    ending: snapshot.matches('ending') ? connectionId : null,
    endingAll: snapshot.matches('endingAll'),
    question: questionIn(snapshot.getMeta()),
    problem: problemView(problem),
  };
}

/** The downloads of one's own data: which are allowed, which one is running, and the last problem. */
export const ownDataView = (snapshot: SnapshotFrom<typeof ownDataMachine>) => ({
  canExport: (format: OwnDataFormat) => snapshot.can({ type: 'export', format }),
  exporting: snapshot.matches('exporting') ? snapshot.context.format : null,
  problem: problemView(snapshot.context.problem),
});

/** The screens that may come first, by the names of the reader's own menu (OWN-274). */
export const startOptions = (
  items: readonly Pick<MenuEntry, 'title' | 'target' | 'children'>[],
): readonly { readonly id: string; readonly name: string }[] => {
  const pages = items.flatMap(({ title, target, children }) => [{ title, target }, ...children]);
  return startScreens.flatMap((path) => {
    const page = pages.find(({ target }) => target === path);
    return page ? [{ id: path, name: page.title }] : [];
  });
};
