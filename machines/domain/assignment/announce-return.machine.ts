import { confirmation } from '../../parts/confirmation/confirmation.machine.ts';
import type { MutationAskManagerArgs } from '#schema/generated.ts';

/** Tells managers that a territory is back, after a question that names it (OWN-46, OWN-207, beside spec 1 §2). */
export const announceReturnMachine = confirmation<MutationAskManagerArgs>()({
  id: 'announceReturn',
  call: 'askManager',
  question: 'Annoncer à un gestionnaire la rentrée de ce {product}\u202F?',
});
