import type { SnapshotFrom } from 'xstate';

import type { messagesMachine } from '#machines/messages/messages.machine.ts';
import type { MailFault, MessageChoice, MutationChooseMessageArgs } from '#schema/generated.ts';

import { isRefusal, problemView } from '../parts/failure/problem.view.ts';
import { messagesTexts } from './messages.texts.ts';
import { withProduct } from '../parts/texts/product.ts';

/** The page of one's messages: what is wanted, and why a way cannot be. */
export function messagesView(snapshot: SnapshotFrom<typeof messagesMachine>) {
  const { messages, choice, problem } = snapshot.context;
  const failed = snapshot.matches('failed');
  const nothing = messages === null;
  const choices = (messages?.choices ?? []).map((one) => withChoice(one, choice));
  return {
    loading: nothing && snapshot.matches('loading'),
    stalled: failed && problem === null,
    failure: failed ? problemView(problem) : null,
    refused: failed && isRefusal(problem),
    shown: !nothing,
    rows: choices.map((one) => ({ ...one, what: withProduct(messagesTexts.kinds[one.kind]) })),
    faults: faultsIn(choices),
    canChoose: !nothing && !failed,
    problem: failed ? null : problemView(problem),
  };
}

/** A choice shows at once, before it is saved. */
const withChoice = (one: MessageChoice, choice: MutationChooseMessageArgs | null): MessageChoice =>
  choice?.kind === one.kind ? { ...one, [choice.way]: choice.wanted } : one;

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
