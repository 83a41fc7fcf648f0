import type { FaultCode, FileFault } from './file-fault.ts';

const sentences: Readonly<Record<FaultCode, string>> = {
  extension: 'Choisis un fichier CSV, XLSX, GeoJSON, KML ou KMZ.',
  tooLarge: 'Fichier trop gros (5 Mo maximum)',
  empty: 'Ce fichier est vide.',
  oldExcel:
    'Ce classeur est d’un ancien format ou protégé par un mot de passe. Enregistre-le en .xlsx, sans mot de passe.',
  brokenWorkbook:
    'Ce classeur ne s’ouvre pas. Ouvre-le dans ton tableur et enregistre-le de nouveau en .xlsx.',
  unpacksTooLarge:
    'Ce classeur est trop gros une fois ouvert. Garde seulement la feuille à importer.',
  sheetTooLarge:
    'Une feuille de ce classeur est bien trop grande. Copie les lignes utiles dans un nouveau classeur.',
  binary: 'Ce fichier ne contient pas de texte\u202F: ce n’est pas une liste.',
  openQuote: 'Un guillemet est ouvert et jamais fermé',
  afterQuote: 'Du texte suit un guillemet fermé',
  tooManyCells: 'Il y a plus de cellules que de colonnes',
  tooManyRows: 'Le fichier a plus de 10\u202F000 lignes\u202F: partage-le en plusieurs fichiers.',
  onlyHeads: 'Sous les titres des colonnes, il n’y a aucune ligne.',
  invalidMap: 'Fichier GeoJSON invalide',
  brokenKml: 'Ce fichier KML ne peut pas être lu',
  noKmlInside: 'Cette archive KMZ ne contient aucun fichier KML.',
  archiveTooLarge: 'Cette archive KMZ est trop grosse une fois ouverte.',
  webPage:
    'Ce fichier est une page web, pas une carte\u202F: enregistre la carte elle-même, en KML ou en KMZ.',
  onlyLinks:
    'Ce fichier ne contient qu’un lien vers la carte. Dans Google My Maps, exporte-la de nouveau sans cocher «\u202FMettre à jour les données avec un lien réseau KML\u202F».',
  onlyLines: 'Ce fichier ne contient que des lignes, aucune zone.',
  unreadableCoordinates:
    'Les coordonnées de ce fichier ne peuvent pas être lues\u202F: les nombres s’y écrivent avec un point, par exemple 7.42,43.73.',
  topoJson: 'Ce fichier est un TopoJSON\u202F: enregistre-le en GeoJSON.',
  esriJson: 'Ce fichier est un JSON d’ArcGIS (Esri)\u202F: enregistre-le en GeoJSON.',
  wkb: 'Les contours sont en WKB\u202F: enregistre-les en WKT ou en GeoJSON.',
  otherProjection:
    'Les coordonnées de ce fichier ne sont pas en degrés\u202F: enregistre-le en WGS 84 (EPSG:4326)',
  metres:
    'Les coordonnées de ce fichier sont en mètres, sans dire dans quelle projection\u202F: enregistre-le en WGS 84 (EPSG:4326).',
  nothingDrawn: 'La carte est vide.',
  tooMuch: 'Ce fichier contient trop d’éléments\u202F: partage-le en plusieurs fichiers.',
};

/** The sentence for a fault, with its line or what the file has instead, where there is one. */
export const faultSentence = ({ code, line, name }: FileFault): string => {
  const sentence = sentences[code];
  const more = name ?? (line === undefined ? undefined : `ligne ${line}`);
  if (more === undefined) return /[.)]$/u.test(sentence) ? sentence : `${sentence}.`;
  return `${sentence} (${more}).`;
};
