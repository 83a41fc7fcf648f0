import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationDemandSecondFactorArgs } from '#schema/generated.ts';

/** A congregation demands a second factor of those in charge, after its question (OWN-399). */
export const secondFactorDemandMachine = confirmation<MutationDemandSecondFactorArgs>()({
  id: 'secondFactorDemand',
  call: 'demandSecondFactor',
  question:
    'Veux-tu demander un second facteur à tous les gestionnaires et administrateurs, toi aussi\u202F? Dans sept jours, personne d’entre eux n’entrera plus sans l’ajouter d’abord.',
});
