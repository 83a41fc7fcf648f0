import type { TextsWithActs } from '../parts/event-log/acts.texts.ts';
import { withProduct } from '../parts/texts/product.ts';

export const mapEditorTexts = {
  unknownTerritory: 'Ce {product} n’existe pas.',
  noMap: 'Ce {product} n’a pas de carte.',
  noGlobalMap: 'Les limites globales ne sont pas encore dessinées.',
  emptyMap: 'La carte est vide.',
  impossibleShape: 'Forme impossible !',
  unreadableMap: 'La carte n’a pas pu être lue\u202F: rien n’est enregistré.',
  unreadablePlace: 'La position de la carte n’a pas pu être lue\u202F: rien n’est enregistré.',
  mapTooLarge: 'La carte est trop grosse\u202F: retire des éléments.',
  noFile: 'Champs obligatoire',
  wrongExtension: 'Choisis un fichier .geojson.',
  fileTooLarge: 'Fichier trop gros (1 Mo maximum)',
  invalidFile: 'Fichier GeoJSON invalide.',
  noArea: 'Champs obligatoire',
  nothingNearby: 'Aucun élément trouvé dans cette zone.',
  changedBy: '{login} a enregistré cette carte le {date} à {time}.',
  changedMeanwhile: 'Cette carte a été modifiée entre-temps.',
  saved: 'Carte enregistrée.',
  imported: 'Carte importée.',
  removed: 'Carte supprimée.',
  savedLogged: 'Carte enregistrée',
  importedLogged: 'Carte importée',
  removedLogged: 'Carte supprimée',
  globalSavedLogged: 'Limites globales enregistrées',
  globalImportedLogged: 'Limites globales importées',
  globalRemovedLogged: 'Limites globales supprimées',
} as const satisfies TextsWithActs;

type MapText = keyof typeof mapEditorTexts;

export const mapSentence = (refusal: MapText, { product }: { readonly product: string }) =>
  withProduct(mapEditorTexts[refusal], product);
