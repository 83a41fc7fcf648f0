export const columnNames = [
  'Territoire',
  'Type',
  'Proclamateur',
  'Activité',
  'Sorti le',
  'À rentrer le',
  'Rentré le',
  'Porte',
  'Quartier',
  'Rue',
  'Carte',
  'Note',
] as const;

export interface Row {
  readonly id: string;
  readonly cells: readonly string[];
}

const streets = ['Larvotto', 'Moulins', 'Égalité', 'Bosio', 'Révoires', 'Castelans', 'Papalins'];
const people = ['Anna Blanc', 'Bruno Castel', 'Chloé Durand', 'Élise Fabre', 'Hugo Girard'];
const activities = ['Porte à porte', 'Campagne', 'Présentoir'];
const types = ['Habitations', 'Commerces', 'Résidences fermées'];

/** A thousand deterministic rows of twelve columns. */
export function benchRows(): readonly Row[] {
  let seed = 7;
  const upTo = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  const one = (words: readonly string[]) => words[upTo(words.length)] ?? '';
  const two = (n: number) => String(n).padStart(2, '0');
  const day = () => `${two(1 + upTo(28))}/${two(1 + upTo(12))}/20${two(20 + upTo(7))}`;
  return Array.from({ length: 1000 }, (_, at) => ({
    id: String(at + 1),
    cells: [
      `T${at + 1} - ${one(streets)}`,
      one(types),
      one(people),
      one(activities),
      day(),
      day(),
      day(),
      String(upTo(300)),
      one(streets),
      `${1 + upTo(90)} rue ${one(streets)}`,
      'Carte',
      upTo(4) === 0 ? `Sonner au ${upTo(60)}, puis demander ${one(people)}` : '',
    ],
  }));
}
