import { confirmation } from '../../parts/confirmation/confirmation.machine.ts';
import type { MutationAskManagerArgs } from '#schema/generated.ts';

/** Requests a month more of managers, after a question that names it (OWN-46, OWN-207, beside spec 1 §2). */
export const requestMonthMachine = confirmation<MutationAskManagerArgs>()({
  id: 'requestMonth',
  call: 'askManager',
  question: 'Demander à un gestionnaire un mois de plus pour ce {product}\u202F?',
});
