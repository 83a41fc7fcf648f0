export const territoryTexts = {
  detail: 'Détail du {product}',
  detailOf: (number: number) => `Détail du {product} T${number}`,
  number: 'Numéro',
  name: 'Nom',
  type: 'Type',
  noType: 'Choisir un type',
  gate: 'Portes',
  houses: (count: number) =>
    count > 1 ? `${count} numéros de rue dans les limites` : '1 numéro de rue dans les limites',
  takeHouses: 'Reprendre ce nombre',
  limits: 'Limites',
  noVisited: 'Personnes à ne pas visiter',
  note: 'Note',
  rebuild: 'Changer le lien de la carte',
  rebuildNotice: "Attention l'identifiant de la carte sera regénérer !",
  rebuildExplained:
    'Le lien et le code QR déjà donnés ne fonctionneront plus\u202F: pense à donner les nouveaux.',
  edit: 'Modifier la fiche',
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
  chooseHint: 'Écris un numéro ou un nom.',
  none: 'Aucun {product} n’est encore enregistré. Les gestionnaires les créent dans le menu, avec «\u202FAjouter\u202F».',
  pickTitle: 'Modifier un {product}',
  removeTitle: 'Supprimer un {product}',
  remove: 'Supprimer',
  removeHint:
    'Le {product}, son historique, sa carte et sa place dans une réservation seront effacés. Le journal est conservé.',
} as const;
