import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationGrantRequestArgs } from '#schema/generated.ts';

/** A manager grants the month more that a holder requested (OWN-12, beside spec 1 §4). */
export const grantMonthMachine = confirmation<MutationGrantRequestArgs>()({
  id: 'grantMonth',
  call: 'grantRequest',
  question: 'Voulez-vous ajouter un sursis ?',
});
