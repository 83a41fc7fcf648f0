import type { MapRemark } from '#machines/parts/files/map-remark.ts';

/** How many names are said before the others are counted. */
const mostNames = 5;

function listed(names: readonly string[]): string {
  const said = names.slice(0, mostNames).map((name) => `«\u202F${name}\u202F»`);
  const more = names.length - said.length;
  if (more === 0) return said.join(', ');
  return `${said.join(', ')} et ${more} ${more === 1 ? 'autre' : 'autres'}`;
}

function linesSaid(lines: readonly number[], one: string, some: string): string {
  if (lines.length === 1) return `La ligne ${lines[0]} ${one}\u202F: elle n’est pas importée.`;
  const said = lines.slice(0, mostNames).join(', ');
  const more = lines.length - mostNames;
  const which =
    more > 0
      ? `${said} et ${more} ${more === 1 ? 'autre' : 'autres'}`
      : said.replace(/, (\d+)$/u, ' et $1');
  return `Les lignes ${which} ${some}\u202F: elles ne sont pas importées.`;
}

export const remarksTexts = {
  label: 'À savoir sur ce fichier',
  outlines: (n: number) =>
    n === 1
      ? 'Prendre pour une zone la ligne tracée qui revient à son départ'
      : `Prendre pour des zones les ${n} lignes tracées qui reviennent à leur départ`,
  latitudeFirst: 'La latitude est écrite en premier',
} as const;

/** The sentence for a remark; null for one that is a question alone. */
export function remarkSentence(remark: MapRemark): string | null {
  switch (remark.code) {
    case 'files':
      return `Les ${remark.count} fichiers de cette archive sont lus.`;
    case 'damagedFiles':
      return `Dans cette archive, ce qui suit ne peut pas être lu\u202F: ${listed(remark.names)}.`;
    case 'links':
      return remark.count === 1
        ? 'Le lien vers une autre carte n’est pas suivi.'
        : `Les ${remark.count} liens vers d’autres cartes ne sont pas suivis.`;
    case 'overlays':
      return remark.count === 1
        ? 'L’image posée sur la carte n’est pas importée.'
        : `Les ${remark.count} images posées sur la carte ne sont pas importées.`;
    case 'projected':
      return remark.guessed
        ? `Les coordonnées sont en mètres\u202F: elles sont prises pour du ${remark.projection} et converties.`
        : `Les coordonnées sont converties depuis la projection ${remark.projection}.`;
    case 'closedLines':
      if (remark.choice) return null;
      return remark.count === 1
        ? 'La ligne tracée qui revient à son départ est prise pour une zone.'
        : `Les ${remark.count} lignes tracées qui reviennent à leur départ sont prises pour des zones.`;
    case 'linesLeftOut':
      return remark.count === 1
        ? '1 ligne tracée qui ne se ferme pas n’est pas importée.'
        : `${remark.count} lignes tracées qui ne se ferment pas ne sont pas importées.`;
    case 'unreadableCoordinates':
      return remark.count === 1
        ? 'Les coordonnées d’une forme ne peuvent pas être lues.'
        : `Les coordonnées de ${remark.count} formes ne peuvent pas être lues.`;
    case 'withoutShape':
      return `Sans forme lisible\u202F: ${listed(remark.names)}.`;
    case 'outside':
      return `Hors du globe (longitude au-delà de 180° ou latitude au-delà de 90°)\u202F: ${listed(remark.names)}.`;
    case 'pointsApart':
      return remark.names.length === 1
        ? `Ce point est pris pour une adresse ou un lieu, et n’est pas importé\u202F: ${listed(remark.names)}.`
        : `Ces points sont pris pour des adresses ou des lieux, et ne sont pas importés\u202F: ${listed(remark.names)}.`;
    case 'outlinesApart':
      return remark.names.length === 1
        ? `Cette ligne fermée porte le numéro d’une zone, et n’est pas importée\u202F: ${listed(remark.names)}.`
        : `Ces lignes fermées portent le numéro d’une zone, et ne sont pas importées\u202F: ${listed(remark.names)}.`;
    case 'totals':
      return linesSaid(remark.lines, 'est un total', 'sont des totaux');
    case 'repeatedHeads':
      return linesSaid(remark.lines, 'répète les titres', 'répètent les titres');
    case 'pageLines':
      return linesSaid(remark.lines, 'est un bas de page', 'sont des bas de page');
    default:
      return null;
  }
}
