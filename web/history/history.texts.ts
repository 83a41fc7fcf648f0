export const historyTexts = {
  title: 'Historique des attributions',
  empty: "Aucun historique d'attribution.",
  edit: 'Modifier l’historique',
  outputNumber: 'N°',
  number: (outputNumber: number) => `n° ${outputNumber}`,
  releaseDate: 'Sortie',
  returnDate: 'Rentrée',
  login: 'Proclamateur',
  activity: 'Activité',
  stillOut: 'encore sorti',
  action: 'Modifier',
  change: 'Modifier',
  changeEntry: (outputNumber: number) => `Modifier l’attribution n° ${outputNumber}`,
  shown: 'Affichée',
  reopen: 'Rouvrir',
  reopenEntry: (outputNumber: number) => `Rouvrir l’attribution n° ${outputNumber}`,
  held: (numberName: string, login: string, release: string, back: string) =>
    `${numberName} (${login}), sorti le ${release}, rentré le ${back}`,
  counted: ['attribution', 'attributions'],

  entry: (outputNumber: number) => `Attribution n° ${outputNumber}`,
  other: 'Choisir une attribution',
  option: (outputNumber: number, release: string, back: string, login: string) =>
    `n° ${outputNumber} · ${release} – ${back} · ${login}`,
  numberField: 'Numéro',
  releaseField: 'Date de sortie',
  returnField: 'Date de rentrée',
  returnEmpty: 'Sans date de rentrée, l’attribution ne peut pas être enregistrée.',
  returnEmptyReopen:
    'Sans date de rentrée, l’attribution ne peut pas être enregistrée. Si le {product} est encore sorti, appuie sur «\u202FTerminer\u202F», puis sur «\u202FRouvrir\u202F».',
  returnOfOpen:
    'Encore sorti\u202F: la date de rentrée s’indique dans «\u202FRentrer un {product}\u202F».',
  removedUser: 'Le compte a été supprimé\u202F; tu peux choisir un autre proclamateur.',
  save: 'Enregistrer',
  remove: 'Supprimer',
  close: 'Terminer',

  nobody: 'Personne',
} as const;
