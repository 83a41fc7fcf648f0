import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationAskManagerArgs } from '#schema/generated.ts';

/** Requests of managers a return or a month more, after a question (OWN-46). */
export const askManagerMachine = confirmation<MutationAskManagerArgs>()({
  id: 'askManager',
  call: 'askManager',
  question: 'Envoyer cette demande à un gestionnaire\u202F?',
});
