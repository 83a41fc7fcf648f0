import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationReopenHistoryEntryArgs } from '#schema/generated.ts';

/** Reopens the last returned assignment of a territory (OWN-236, B-138). */
export const reopenMachine = confirmation<MutationReopenHistoryEntryArgs>()({
  id: 'reopen',
  call: 'reopenHistoryEntry',
  question: 'Veux-tu rouvrir cette attribution\u202F?',
});
