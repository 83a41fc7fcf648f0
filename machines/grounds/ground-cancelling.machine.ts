import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationCancelGroundMakingArgs } from '#schema/generated.ts';

/** Gives up a ground on its way, after its question (beyond the documents; OWN-69). */
export const groundCancellingMachine = confirmation<MutationCancelGroundMakingArgs>()({
  id: 'groundCancelling',
  call: 'cancelGroundMaking',
  question: 'Veux-tu abandonner cette préparation\u202F? Ce qui a été envoyé sera effacé.',
});
