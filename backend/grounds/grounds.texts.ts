import type { ActTexts } from '../parts/event-log/acts.texts.ts';
import { groundTexts } from '#engines/ground/ground.texts.ts';
import type { MakingFault } from './makings.queries.ts';

export const groundsTexts = {
  unknownGround: 'Ce fond de carte n’existe plus.',
  unknownMaking: 'Ce fond de carte n’est plus en préparation.',
  unknownCongregation: 'Cette assemblée n’existe pas.',
  unknownFileKind:
    'Choisis un extrait OpenStreetMap (.osm.pbf) ou un fond de carte prêt (.pmtiles).',
  invalidArea: 'Cette zone n’est pas valide.',
  fileTooLarge:
    'Ce fichier est trop gros pour être envoyé d’ici\u202F: dépose-le sur le serveur et donne son chemin.',
  emptyFile: 'Ce fichier est vide.',
  noSuchFile: 'Il n’y a pas de fichier lisible à ce chemin sur le serveur.',
  onItsWay: 'Ce fichier est déjà en préparation.',
  damagedPiece: 'Un morceau du fichier est arrivé abîmé\u202F: reprends l’envoi.',
  pieceTooLarge: 'Ce morceau de fichier est trop gros.',
  inUse: (congregations: readonly string[]) =>
    `Ce fond sert encore à ${listed(congregations)}\u202F: donne-${congregations.length > 1 ? 'leur' : 'lui'} d’abord un autre fond, ou aucun.`,

  ordered: 'Le fond de carte est en préparation.',
  saved: 'Fond de carte enregistré.',
  cancelled: 'Préparation abandonnée.',
  removed: 'Fond de carte supprimé.',
} as const;

/** Actions of the event log. */
export const groundsEvents = {
  ordered: 'Fond de carte en préparation\u202F: {name}',
  saved: 'Fond de carte modifié\u202F: {name}',
  removed: 'Fond de carte supprimé\u202F: {name}',
  given: 'Fond de carte donné\u202F: {name}',
  taken: 'Fond de carte retiré\u202F: {name}',
} as const satisfies ActTexts;

const broken =
  'La préparation s’est interrompue sans raison connue\u202F: le journal du serveur en dit plus.';

const known = 'Le même fond de carte est déjà dans la liste.';

/** Why a making failed. */
export const faultSentence = (fault: MakingFault): string =>
  ({ ...groundTexts, known, broken })[fault];

const most = 3;

function listed(names: readonly string[]): string {
  if (names.length > most) {
    const others = names.length - most + 1;
    return `${names.slice(0, most - 1).join(', ')} et ${others} autres assemblées`;
  }
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} et ${last}`;
}
