import type { PolygonFault } from '#engines/geojson/sound-polygon.ts';

const faults: Readonly<Record<PolygonFault['kind'] | 'small', string>> = {
  crossing: 'ses côtés se croisent au point marqué',
  touching: 'elle se touche elle-même au point marqué',
  holeOutside: 'un de ses trous sort de ses limites au point marqué',
  small: 'elle a moins de trois coins',
};

export const impossibleTexts = {
  title: (n: number) =>
    n === 1 ? '1 forme du fichier est impossible' : `${n} formes du fichier sont impossibles`,
  shape: (n: number, label: string) =>
    label === '' ? `Forme ${n}` : `Forme ${n}, «\u202F${label}\u202F»`,
  fault: (kind: PolygonFault['kind'] | null) => faults[kind ?? 'small'],
  pieces: (n: number) => `Réparée, elle devient ${n} zones.`,
  noRepair: 'Elle ne peut pas être réparée\u202F: elle serait laissée de côté.',
  legend: 'En tirets, la forme du fichier\u202F; en plein, la forme réparée.',
  more: (n: number) => (n === 1 ? 'Et 1 autre.' : `Et ${n} autres.`),
  choice: (n: number) =>
    n === 1 ? 'Que faire de cette forme\u202F?' : 'Que faire de ces formes\u202F?',
  nothing: {
    file: () => 'Rien\u202F: le fichier entier sera refusé',
    line: (n: number) =>
      n === 1 ? 'Rien\u202F: sa ligne sera refusée' : 'Rien\u202F: leurs lignes seront refusées',
  },
  repair: (n: number) => (n === 1 ? 'La réparer' : 'Les réparer'),
  leave: (n: number) => (n === 1 ? 'La laisser de côté' : 'Les laisser de côté'),
} as const;
