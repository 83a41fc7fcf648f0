export const territoryCreationTexts = {
  title: 'Ajouter un {product}',
  steps: ["Création d'un {product}", "Saisie de l'historique du {product}"],
  missingUsers: (missing: number, least: number) =>
    missing === 1
      ? `Il manque 1 proclamateur\u202F: il en faut ${least}, toi compris.`
      : `Il manque ${missing} proclamateurs\u202F: il en faut ${least}, toi compris.`,
  addUser: 'Ajouter un proclamateur',
  tooFewUsers: "Il n'y a pas assez de proclamateurs enregistrés pour créer un {product} !",

  numberSuggested: 'Numéro libre suivant',
  numberRange: 'De 1 à 9999',
  numberTaken: (numberName: string) => `Ce numéro est déjà utilisé\u202F: ${numberName}`,
  gateHint: 'Laisse vide si personne n’a compté.',
  mapUrl: 'Lien d’une carte existante',
  mapUrlHint: 'Facultatif, par exemple https://…',
  create: 'Créer',
  createToDraw: 'Créer et dessiner',

  past: (numberName: string) => `Historique des attributions du {product} ${numberName}`,
  pastHint:
    'Le {product} est créé. Ajoute ses attributions passées si tu les connais, sinon termine.',
  counted: ['attribution', 'attributions'],
  outputNumber: 'N°',
  assignment: (outputNumber: number) => `Attribution n° ${outputNumber}`,
  releaseDate: 'Date de sortie',
  returnDate: 'Date de rentrée',
  login: 'Proclamateur',
  activity: 'Activité',
  add: 'Ajouter',
  finish: 'Terminer',
  another: 'Créer un autre',
} as const;
