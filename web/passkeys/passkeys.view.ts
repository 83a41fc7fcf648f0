import type { SnapshotFrom } from 'xstate';

import type { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { presentPasswordAsked } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { Passkey } from '#schema/generated.ts';

import { problemView, type ShownProblem } from '../parts/failure/problem.view.ts';
import { makingTroubles, passkeysTexts as texts } from './passkeys.texts.ts';

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

/** What the card of passkeys shows and allows; nothing without an answer, nor where there is nothing to do. */
export function passkeysView(snapshot: Snapshot, knows: boolean) {
  const { passkeys, trouble, problem, named } = snapshot.context;
  const rows = passkeys?.passkeys ?? [];
  const offered = passkeys?.offered === true;
  const elsewhere = snapshot.matches('naming') || presentPasswordAsked(problem);
  const said: ShownProblem | null =
    trouble === null
      ? problemView(problem)
      : { severity: 'info', message: makingTroubles[trouble] };
  return {
    shown: passkeys !== null && (rows.length > 0 || (offered && knows)),
    rows,
    about: (row: Passkey) => aboutRow(row),
    addable: offered && knows,
    whyNot: offered ? texts.unknownHere : texts.notOffered,
    canAdd: snapshot.can({ type: 'add' }),
    adding:
      snapshot.matches('preparing') || snapshot.matches('making') || snapshot.matches('adding'),
    canChange: snapshot.can({ type: 'end', passkeyId: '' }),
    ending: snapshot.matches('ending') ? named.passkeyId : null,
    stalled: snapshot.matches('failed'),
    question: questionIn(snapshot.getMeta()),
    subject: rows.find(({ id }) => id === named.passkeyId)?.name ?? '',
    problem: elsewhere ? null : said,
  };
}

const aboutRow = ({ madeOn, usedOn, otherAddress }: Passkey): string =>
  otherAddress === null
    ? `${texts.madeOn(madeOn)}, ${usedOn === null ? texts.neverUsed : texts.usedOn(usedOn)}`
    : texts.otherAddress(otherAddress);

/** What the dialog that asks for the present password shows and allows (OWN-231). */
export function proofView(snapshot: Snapshot, presentPassword: string) {
  const proving = snapshot.matches('preparing') && snapshot.context.presentPassword !== '';
  return {
    open: proving || snapshot.matches('askingPresentPassword'),
    proving,
    canProve: snapshot.can({ type: 'prove', presentPassword }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(snapshot.context.problem),
  };
}

/** What the dialog that names a passkey shows and allows. */
export function namingView(snapshot: Snapshot, name: string) {
  return {
    open: snapshot.matches('naming') || snapshot.matches('renaming'),
    saving: snapshot.matches('renaming'),
    canSave: snapshot.can({ type: 'save', name }),
    canCancel: snapshot.can({ type: 'cancel' }),
    problem: problemView(snapshot.context.problem),
  };
}
