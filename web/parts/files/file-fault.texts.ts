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
  brokenKml: 'Ce fichier KML ne peut pas être lu.',
  nothingDrawn: 'La carte est vide.',
  tooMuch: 'Ce fichier contient trop d’éléments\u202F: partage-le en plusieurs fichiers.',
};

/** The sentence for a fault, with the line where there is one. */
export const faultSentence = ({ code, line }: FileFault): string => {
  const sentence = sentences[code];
  if (line === undefined) return /[.)]$/u.test(sentence) ? sentence : `${sentence}.`;
  return `${sentence} (ligne ${line}).`;
};
