import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationGrantRequestArgs } from '#schema/generated.ts';

/** A manager records the return that a holder announced (OWN-12, beside spec 1 §4). */
export const grantReturnMachine = confirmation<MutationGrantRequestArgs>()({
  id: 'grantReturn',
  call: 'grantRequest',
  question: 'Voulez-vous renter ce {product} ?',
});
