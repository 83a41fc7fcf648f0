import type { SnapshotFrom } from 'xstate';

import type { pairingCardMachine } from '#machines/pairing/pairing-card.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { problemView } from '../parts/failure/problem.view.ts';

export function pairingCardView(snapshot: SnapshotFrom<typeof pairingCardMachine>, login: string) {
  return {
    question: questionIn(snapshot.getMeta())?.replace('{login}', () => login) ?? null,
    canPrint: snapshot.can({ type: 'print' }),
    canEnd: snapshot.can({ type: 'end' }),
    printing: snapshot.matches('printing'),
    ending: snapshot.matches('ending'),
    problem: problemView(snapshot.context.problem),
  };
}
