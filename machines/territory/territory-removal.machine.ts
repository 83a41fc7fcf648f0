import { confirmation } from '../parts/confirmation/confirmation.machine.ts';
import type { MutationRemoveTerritoryArgs } from '#schema/generated.ts';

/** Removes a territory with its history, after its question (spec 2 §8; TREM-02). */
export const territoryRemovalMachine = confirmation<MutationRemoveTerritoryArgs>()({
  id: 'territoryRemoval',
  call: 'removeTerritory',
  question: 'Voulez-vous supprimer ce {product} ainsi que son historique ?',
});
