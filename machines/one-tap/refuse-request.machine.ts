import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRefuseRequestArgs } from '#schema/generated.ts';

/** A manager refuses what a holder requested or announced (OWN-12, beside spec 1 §4). */
export const refuseRequestMachine = confirmation<MutationRefuseRequestArgs>()({
  id: 'refuseRequest',
  call: 'refuseRequest',
  question: 'Veux-tu refuser cette demande\u202F?',
});
