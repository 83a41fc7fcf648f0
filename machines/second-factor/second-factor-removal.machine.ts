import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRemoveSecondFactorArgs } from '#schema/generated.ts';

/** Ends the lost second factor of somebody below, after its question (OWN-395). */
export const secondFactorRemovalMachine = confirmation<MutationRemoveSecondFactorArgs>()({
  id: 'secondFactorRemoval',
  call: 'removeSecondFactor',
  question:
    'Veux-tu supprimer le second facteur de {login}\u202F? Vérifie d’abord que c’est bien cette personne qui le demande\u202F: son mot de passe suffira, et tous ses appareils sont déconnectés.',
});
