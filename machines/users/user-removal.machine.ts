import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRemoveUserArgs } from '#schema/generated.ts';

/** Removes a person for good, after its question (spec 2 §8; UREM-02). */
export const userRemovalMachine = confirmation<MutationRemoveUserArgs>()({
  id: 'userRemoval',
  call: 'removeUser',
  question: 'Voulez-vous supprimer ce proclamateur ?',
});
