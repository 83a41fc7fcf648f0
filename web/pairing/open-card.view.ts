import type { SnapshotFrom } from 'xstate';

import type { openCardMachine } from '#machines/pairing/open-card.machine.ts';
import { questionIn } from '#machines/parts/flow/meta.ts';

import { problemView } from '../parts/failure/problem.view.ts';
import { openCardTexts } from './open-card.texts.ts';

export function openCardView(snapshot: SnapshotFrom<typeof openCardMachine>) {
  const { problem } = snapshot.context;
  const dead = snapshot.matches('dead');
  const stalled = { message: openCardTexts.stalled, severity: 'warning' as const };
  return {
    question: questionIn(snapshot.getMeta()),
    dead: dead ? (problemView(problem)?.message ?? openCardTexts.dead) : null,
    canOpen: snapshot.can({ type: 'open' }),
    opening: snapshot.hasTag('busy'),
    problem: snapshot.matches('unsent') ? (problemView(problem) ?? stalled) : null,
  };
}

/** The token behind the # of a card's address; '' for none. */
export function tokenIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/u, '')).trim();
  } catch {
    return '';
  }
}
