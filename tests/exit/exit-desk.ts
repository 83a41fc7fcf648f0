import { done, failed, play } from '../support/play.ts';
import { refusalError } from '../support/refusal-error.ts';
import { exitChoices } from './choices.ts';
import { exitMachine } from '#machines/exit/exit.machine.ts';
import type { BookingType, TerritoriesExited } from '#schema/generated.ts';

export const noForce = { onlineBooking: false, bookingOverwrite: false };
export const entries = {
  activityId: '1',
  userId: '9',
  releaseDate: '2026-03-01',
  exitAndReturn: false,
  returnDate: '',
  force: noForce,
};
export const save = { type: 'save' as const, ...entries };
export const choose = (...territoryIds: string[]) => ({
  type: 'territories.chosen' as const,
  territoryIds,
});
export const filtered = (filter: BookingType | null, hideRecent = false) => ({
  type: 'list.filtered' as const,
  filter,
  hideRecent,
});
export const preview = { type: 'preview' as const };
export const again = { type: 'again' as const };
export const retry = { type: 'retry' as const };
export const elsewhere = { type: 'changed.elsewhere' as const };
export const samples = [
  save,
  choose('1'),
  choose('1', '2'),
  filtered('paper'),
  preview,
  again,
  retry,
  elsewhere,
  { type: 'act.undone' as const, act: 'a1' },
];

export const notice = {
  text: 'Sortie enregistrée.',
  color: null,
  timeout: null,
  undo: 'a1',
  about: null,
};
export const undone = (act: string) => ({ type: 'act.undone' as const, act });
export const exited: TerritoriesExited = {
  __typename: 'TerritoriesExited',
  notice,
  changeDisplay: true,
  changeMessage: '1 territoire(s) sorti(s)\u202F: T1 - Rue 1',
};
export const refusal = refusalError('Le territoire T1 - Rue 1 est déjà sorti.');
export const refused = failed('exitTerritories', refusal);
export const offer = refusalError(
  'Le territoire T1 - Rue 1 est réservé.',
  'warning',
  'bookingOverwrite',
);
export const offered = failed('exitTerritories', offer);
export const manager = done('exitChoices', exitChoices());
export const publisher = done('exitChoices', exitChoices({ manager: false }));
export const nothingToSend = { territoryIds: [], activityId: '' };
export type Happening = Parameters<typeof play<typeof exitMachine>>[2][number];
/** Lists the calls of the exit alone, without those of the map preview. */
export function start(...events: Happening[]) {
  const played = play(exitMachine, undefined, events);
  return { ...played, calls: played.calls.filter(({ src }) => src !== 'mapPreview') };
}
