export const territoryTexts = {
  detail: 'Détail du {product}',
  detailOf: (number: number) => `Détail du {product} T${number}`,
  number: 'Numéro',
  name: 'Nom',
  type: 'Type',
  noType: 'Choisir un type',
  gate: 'Portes',
  noVisited: 'Personnes à ne pas visiter',
  note: 'Note',
  rebuild: 'Changer le lien de la carte',
  rebuildNotice: "Attention l'identifiant de la carte sera regénérer !",
  rebuildExplained:
    'Le lien et le QR code déjà donnés ne s’ouvriront plus\u202F: pense à redonner le nouveau.',
  edit: 'Éditer',
  save: 'Modifier',
  map: 'Dessiner la carte',
  seeMap: 'Voir la carte',
  seeMapOf: (name: string) => `Voir la carte du {product} ${name} dans un nouvel onglet`,
  mapOf: (name: string) => `Carte du {product} ${name}`,
  history: 'Historique des attributions',

  now: 'En ce moment',
  outSince: (login: string, day: string) => `Sorti le ${day} par ${login}`,
  dueOn: (day: string, late: boolean) =>
    late ? `en retard depuis le ${day}` : `à rentrer le ${day}`,
  inSince: (day: string) => `Libre, rentré le ${day}`,
  neverOut: 'Libre, jamais sorti',
  takeOut: 'Sortir',
  book: 'Réserver',
  cancelExit: 'Annuler la sortie',

  notCounted: 'Non compté',
  empty: 'Vide',

  choose: 'Choisissez un {product}',
  chooseHint: 'Tape un numéro ou un nom.',
  none: 'Aucun {product} n’est encore enregistré. Les gestionnaires les créent dans le menu, sous «\u202F{product}s\u202F», «\u202FAjouter\u202F».',
  pickTitle: 'Modifier un {product}',
  removeTitle: 'Supprimer un {product}',
  remove: 'Supprimer',
  removeHint:
    'Le {product}, son historique, sa carte et sa place dans une réservation seront effacés. Les journaux restent.',
} as const;
