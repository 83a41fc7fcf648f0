import { commandLine } from '../backend/parts/texts/command-line.ts';
import type { GroundSummary } from '../engines/ground/ground.ts';

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
