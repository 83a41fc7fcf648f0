import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationDemandSecondFactorArgs } from '#schema/generated.ts';

/** A congregation no longer demands a second factor, after its question (OWN-399). */
export const secondFactorDemandEndMachine = confirmation<MutationDemandSecondFactorArgs>()({
  id: 'secondFactorDemandEnd',
  call: 'demandSecondFactor',
  question:
    'Veux-tu ne plus demander de second facteur\u202F? Qui en a un le garde\u202F; pour les autres, le mot de passe suffira.',
});
