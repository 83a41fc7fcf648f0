import type { GroundErrorCode } from './ground.ts';

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
