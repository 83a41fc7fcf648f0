import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRemoveGroundArgs } from '#schema/generated.ts';

/** Removes a ground that no congregation draws on, after its question (beyond the documents; OWN-67). */
export const groundRemovalMachine = confirmation<MutationRemoveGroundArgs>()({
  id: 'groundRemoval',
  call: 'removeGround',
  question: 'Veux-tu supprimer ce fond de carte\u202F?',
});
