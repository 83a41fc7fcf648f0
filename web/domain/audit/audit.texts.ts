import { counted } from '../../parts/texts/counted.ts';

export const auditTexts = {
  title: 'Fichier d’audit',
  about:
    'Ce que les gestionnaires et les administrateurs ont changé aux droits, aux personnes, aux paramètres, aux cartes de connexion, aux archives et aux imports, en un fichier CSV dont les lignes sont enchaînées\u202F: une ligne changée ou enlevée se voit.',
  from: 'Du',
  to: 'Au',
  take: 'Emporter le fichier d’audit',
  taken: (lines: number) =>
    `${counted(lines, 'ligne', 'lignes')}. Garde cette empreinte ailleurs que le fichier\u202F: elle montre s’il a été refait.`,
} as const;
