import type { SnapshotFrom } from 'xstate';

import type { Change, messagesMachine, PushTrouble } from '#machines/messages/messages.machine.ts';
import type { Problem } from '#machines/parts/failure/failure.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { MailFault, MessageChoice } from '#schema/generated.ts';

import { isRefusal, problemView, type ShownProblem } from '../parts/failure/problem.view.ts';
import { messagesTexts } from './messages.texts.ts';
import { withProduct } from '../parts/texts/product.ts';

/** The page of one's messages: what is wanted, and why a way cannot be. */
export function messagesView(snapshot: SnapshotFrom<typeof messagesMachine>) {
  const { messages, change, trouble, problem } = snapshot.context;
  const changing = snapshot.matches('changing') ? change : null;
  const failed = snapshot.matches('failed');
  const nothing = messages === null;
  const choices = (messages?.choices ?? []).map((one) => withChange(one, change));
  return {
    loading: nothing && snapshot.matches('loading'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    refused: failed && isRefusal(problem),
    shown: !nothing,
    rows: choices.map((one) => ({ ...one, what: withProduct(messagesTexts.kinds[one.kind]) })),
    /** Of a site without a mail server no box is shown. */
    mails: choices.some(({ mailFault }) => mailFault !== 'noServer'),
    faults: faultsIn(choices),
    /** Its link comes in that mail. */
    calendar: choices.some((one) => one.kind === 'soon' && one.mailFault === null),
    canChoose: !nothing && !failed,
    quiet:
      change?.call === 'setQuietHours'
        ? change.args
        : { from: messages?.quietFrom ?? 0, until: messages?.quietUntil ?? 0 },
    devices: messages?.devices ?? [],
    noDevice: messages?.devices.length === 0,
    canReceive: snapshot.can({ type: 'receive' }),
    receiving: snapshot.matches('subscribing') || changing?.call === 'addMessageDevice',
    canEnd: snapshot.can({ type: 'end', deviceId: '' }),
    ending: changing?.call === 'endMessageDevice' ? changing.args.deviceId : null,
    question: questionIn(snapshot.getMeta()),
    problem: failed ? null : problemOf(problem, trouble),
  };
}

const problemOf = (problem: Problem | null, trouble: PushTrouble | null): ShownProblem | null =>
  trouble === null
    ? problemView(problem)
    : { severity: 'info', message: messagesTexts.troubles[trouble] };

/** A choice shows at once, before it is saved. */
const withChange = (one: MessageChoice, change: Change | null): MessageChoice =>
  change?.call === 'chooseMessage' && change.args.kind === one.kind
    ? { ...one, [change.args.way]: change.args.wanted }
    : one;

const inMyAccount: readonly MailFault[] = ['noAddress', 'refused'];

/** Each reason once; `mine`: Mon compte can change it. */
function faultsIn(choices: readonly MessageChoice[]) {
  const faults = choices.flatMap(({ mailFault }) => mailFault ?? []);
  return [...new Set(faults)].map((fault) => ({
    fault,
    text: messagesTexts.faults[fault],
    mine: inMyAccount.includes(fault),
  }));
}
