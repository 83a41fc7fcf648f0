import type { GroundErrorCode, GroundSummary } from './ground.ts';
import { commandLine } from '../../backend/parts/texts/command-line.ts';

/** One sentence for each reason why a ground cannot be made or read. */
export const groundTexts: Readonly<Record<GroundErrorCode, string>> = {
  'not-osm':
    'Ce fichier n’est ni un extrait OpenStreetMap (.osm.pbf) ni un fond de carte (.pmtiles).',
  truncated: 'Ce fichier est incomplet\u202F: télécharge-le à nouveau.',
  'history-file':
    'Ce fichier contient l’historique d’OpenStreetMap\u202F: prends l’extrait courant (.osm.pbf).',
  'empty-cut': 'Ce fichier ne contient rien à cet endroit.',
  'date-line':
    'La zone demandée franchit le 180e méridien\u202F: choisis une zone d’un seul côté de cette ligne.',
  'no-streets': 'Il n’y a aucune rue à cet endroit.',
  'raster-tiles':
    'Ce fichier contient des images et non des rues\u202F: il faut un fond vectoriel.',
  'terrain-tiles':
    'Ce fichier contient un relief et non des rues\u202F: il faut un fond vectoriel.',
  'other-schema':
    'Ce fichier n’est pas dans le schéma Protomaps version 4, le seul que les cartes lisent.',
  'wrong-compression':
    'La compression de ce fichier n’est pas prise en charge\u202F: il faut gzip.',
  'disk-full': 'Il n’y a plus assez de place sur le disque du serveur.',
  'cannot-read': 'Ce fichier ne peut pas être lu.',
  'too-large': 'La zone est trop grande\u202F: choisis une zone plus petite.',
};

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1).replace('.', ',');
const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;
const day = (iso: string) => iso.split('-').toReversed().join('/');

/** The command `npm run ground`. */
export const groundCommandTexts = {
  usage: `Utilisation\u202F: ${commandLine('ground', 'extrait.osm.pbf [--bbox ouest,sud,est,nord | --around lat,lng,km] [--name nom] [--out fichier.pmtiles]')}`,
  phases: {
    reading: 'Lecture de l’extrait',
    shaping: 'Formes et noms',
    tiling: 'Découpage en tuiles',
    writing: 'Écriture du fichier',
  },
  progress: (phase: string, percent: number, secondsLeft: number | null) =>
    !secondsLeft
      ? `${phase}\u202F: ${percent}\u202F%`
      : `${phase}\u202F: ${percent}\u202F%, encore ${duration(secondsLeft)}`,
  done: (
    file: string,
    { bytes, streets, houseNumbers, sourceDate, minZoom, maxZoom }: GroundSummary,
  ) =>
    [
      `${file}\u202F: ${megabytes(bytes)} Mo, zooms ${minZoom} à ${maxZoom}`,
      `${counted(streets, 'rue', 'rues')}, ${counted(houseNumbers, 'numéro', 'numéros')}`,
      ...(sourceDate === null ? [] : [`Données OpenStreetMap du ${day(sourceDate)}`]),
    ].join('\n'),
};

function duration(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, seconds), 'seconde', 'secondes');
  return counted(Math.round(seconds / 60), 'minute', 'minutes');
}
